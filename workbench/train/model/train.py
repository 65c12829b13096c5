"""Trains the network on a feature dump: teachers, then small students taught by them.

One run gives both the students of a cross-validation over sites, which no page has taught that they are measured on,
and the final ones, which all pages have taught.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch

from data import Dump, page_weights, read_dump, sites_per_token
from export import export_member
from learn import Members, out_of_sample, predict, train
from measure import summary
from network import Network, Shape

FOLDS = 5
# Tokens on fewer sites are not used: see experiments.md for 30, 100 and 300.
MIN_SITES = 300
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


def make_members(dump: Dump, per_fold: int, final: int, mute: bool) -> Members:
    """`per_fold` members for every fold of sites, then `final` members of all sites; every second one mute if asked."""
    fold = torch.tensor([int(page["position"] * FOLDS) for page in dump.pages])
    seen = [fold != f for _ in range(per_fold) for f in range(FOLDS)] + [fold >= 0] * final
    weight = torch.stack(seen).float() * page_weights(dump)
    tokens = (sites_per_token(dump) >= MIN_SITES).expand(len(weight), -1).clone()
    if mute:
        # Whole rounds of folds are mute, and every second of the final ones.
        for m in range(len(weight)):
            is_mute = (m // FOLDS) % 2 == 1 if m < per_fold * FOLDS else (m - per_fold * FOLDS) % 2 == 1
            if is_mute:
                tokens[m] = False
    return Members(weight, tokens)


def averaged(soft: torch.Tensor, teachers: Members, students: Members) -> torch.Tensor:
    """For every student the mean of the teachers that saw the same pages."""
    same = lambda row: (teachers.weight == row).all(1)  # noqa: E731
    return torch.stack([soft[same(row)].float().mean(0).half() for row in students.weight])


def report(dump: Dump, name: str, network: Network, members: Members, out: Path) -> None:
    """Prints and stores the predictions for pages that the members have not learned from."""
    pages = [p for p in range(len(dump.pages)) if (members.weight[:, p] == 0).any()]
    row = {"name": name, "parameters": sum(p.numel() for p in network.parameters()) // network.members}
    for policy in ("own", "any", "wcxb"):
        logits, types = predict(dump, network, DEVICE, policy)
        mean = out_of_sample(logits, members, dump)
        row[policy] = summary(dump, mean, pages, out_of_sample(types, members, dump, per_page=True))
        np.save(out / f"{name}-{policy}.npy", mean.half().numpy())
    print(json.dumps(row), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("dump", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--teacher", type=json.loads, default={"width": 64, "sequence": 48})
    parser.add_argument("--student", type=json.loads, default={"width": 32, "sequence": 24})
    parser.add_argument("--teachers", type=int, nargs=2, default=[2, 6], help="teachers per fold, and of all sites")
    parser.add_argument("--students", type=int, nargs=2, default=[1, 2], help="students per fold, and of all sites")
    parser.add_argument("--epochs", type=int, nargs=2, default=[20, 30], help="for teachers and for students")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    began = time.time()
    dump = read_dump(arguments.dump)
    sizes = dump.sizes()
    teachers = make_members(dump, *arguments.teachers, mute=True)
    network = train(dump, Shape(*sizes, **arguments.teacher), teachers, arguments.epochs[0], 7, DEVICE)
    print(f"teachers: {time.time() - began:.0f} s", flush=True)
    soft = torch.sigmoid(predict(dump, network, DEVICE)[0].float()).half()
    students = make_members(dump, *arguments.students, mute=False)
    taught = averaged(soft, teachers, students)
    network = train(dump, Shape(*sizes, **arguments.student), students, arguments.epochs[1], 1, DEVICE, taught=taught)
    print(f"students: {time.time() - began:.0f} s", flush=True)
    for member in range(len(students)):
        fold = member if member < arguments.students[0] * FOLDS else f"final{member - arguments.students[0] * FOLDS}"
        export_member(network, member, dump.datasets, arguments.out / f"student-{fold}")
    report(dump, "student", network, students, arguments.out)


if __name__ == "__main__":
    main()
