"""A linear chain of two classes: scores of blocks from their neighbours' columns, and weights between classes."""

import numpy as np

from data import Blocks

Weights = dict[str, np.ndarray]

# Sequences longer than this are cut in training.
LENGTH = 128
NEVER = -1e9


def reach_mask(columns: list[dict], values: list[list[int]], offsets: np.ndarray) -> np.ndarray:
    """1 where a value is read at an offset: a row per offset, a column per value."""
    mask = [
        [(column["first"] <= offset) and (offset <= column["last"]) for offset in offsets]
        for column, list_ in zip(columns, values)
        for _ in list_
    ]
    return np.array(mask, dtype=np.float32).T


def scores(weights: Weights, blocks: Blocks) -> np.ndarray:
    """How much speaks for content, block by block."""
    read = blocks.hot @ weights["weights"].T
    here = np.take_along_axis(np.vstack([read, np.zeros_like(read[:1])]), blocks.neighbour, axis=0)
    edges = np.hstack([np.zeros((len(weights["edges"]), 1), np.float32), weights["edges"]])
    return (here + edges[np.arange(len(edges)), blocks.beyond]).sum(axis=1)


def score_gradient(gradient: np.ndarray, blocks: Blocks, mask: np.ndarray, edges: int) -> Weights:
    """The gradient of the weights from that of the scores."""
    read = np.zeros((len(gradient), blocks.neighbour.shape[1]), np.float32)
    edge = np.zeros((blocks.neighbour.shape[1], edges + 1), np.float32)
    for offset in range(read.shape[1]):
        inside = blocks.neighbour[:, offset] >= 0
        read[blocks.neighbour[inside, offset], offset] = gradient[inside]
        np.add.at(edge[offset], blocks.beyond[~inside, offset], gradient[~inside])
    return {"weights": (read.T @ blocks.hot) * mask, "edges": edge[:, 1:]}


def pieces(lengths: list[int]) -> tuple[np.ndarray, np.ndarray]:
    """The blocks of sequences, a row each, and where these rows have any."""
    spans, begin = [], 0
    for length in lengths:
        spans.extend((start, min(start + LENGTH, begin + length)) for start in range(begin, begin + length, LENGTH))
        begin += length
    longest = max(end - start for start, end in spans)
    place = np.array([[min(start + i, end - 1) for i in range(longest)] for start, end in spans])
    return place, np.array([[start + i < end for i in range(longest)] for start, end in spans])


def expectations(potential: np.ndarray, transition: np.ndarray, there: np.ndarray) -> tuple[float, np.ndarray, np.ndarray]:
    """Log of the partition function of all sequences together, the chances of classes, and expected numbers of transitions."""
    count, length, _ = potential.shape
    forward = np.zeros_like(potential)
    backward = np.zeros_like(potential)
    forward[:, 0] = potential[:, 0]
    for t in range(1, length):
        step = np.logaddexp.reduce(forward[:, t - 1, :, None] + transition, axis=1) + potential[:, t]
        forward[:, t] = np.where(there[:, t, None], step, forward[:, t - 1])
    for t in range(length - 2, -1, -1):
        step = np.logaddexp.reduce(transition + (potential[:, t + 1] + backward[:, t + 1])[:, None, :], axis=2)
        backward[:, t] = np.where(there[:, t + 1, None], step, backward[:, t + 1])
    whole = np.logaddexp.reduce(forward[:, -1], axis=1)
    chance = np.exp(forward + backward - whole[:, None, None]) * there[:, :, None]
    pair = forward[:, :-1, :, None] + transition + (potential + backward)[:, 1:, None, :] - whole[:, None, None, None]
    return float(whole.sum()), chance, (np.exp(pair) * there[:, 1:, None, None]).sum(axis=(0, 1))


def loss(weights: Weights, blocks: Blocks, mask: np.ndarray, cut: tuple[np.ndarray, np.ndarray]) -> tuple[float, Weights]:
    """Negative log-likelihood of the labels, unknown ones left open, and its gradient."""
    place, there = cut
    score = scores(weights, blocks).astype(np.float64)
    potential = np.stack([np.zeros_like(score), score], axis=1)[place]
    label = blocks.label[place]
    closed = np.stack([label == 1, label == 0], axis=2)
    free, chance, pairs = expectations(potential, weights["transitions"], there)
    held, wanted, wanted_pairs = expectations(np.where(closed, NEVER, potential), weights["transitions"], there)
    gradient = np.zeros_like(score)
    gradient[place[there]] = (chance - wanted)[:, :, 1][there]
    found = score_gradient(gradient.astype(np.float32), blocks, mask, weights["edges"].shape[1])
    return free - held, {**found, "transitions": pairs - wanted_pairs}


def best_classes(score: np.ndarray, transition: np.ndarray) -> np.ndarray:
    """The most likely classes of the blocks of one page (Viterbi)."""
    best = np.array([0.0, score[0]])
    before = []
    for one in score[1:]:
        ways = best[:, None] + transition
        before.append(ways.argmax(axis=0))
        best = ways.max(axis=0) + np.array([0.0, one])
    chosen = [int(best.argmax())]
    for back in reversed(before):
        chosen.append(int(back[chosen[-1]]))
    return np.array(chosen[::-1])
