"""What a model that has learned from English pages only says of pages in other languages.

Beside it stands what the models of the folds say of the same pages, which know the language but not the site.
"""

import json
from collections import Counter
from pathlib import Path

import numpy as np

# The language that most published extractors have learned from.
KNOWN = "en"
# With fewer pages a language has no row.
MIN_PAGES = 5


def language_of(page: dict) -> str | None:
    """The language without its region."""
    return page["lang"].split("-")[0] if page["lang"] else None


def content_f1(chosen: list[np.ndarray], label: list[np.ndarray]) -> float:
    """F1 of content over the texts of all pages that the gold speaks of."""
    all_chosen, all_label = np.concatenate(chosen), np.concatenate(label)
    positive, wanted = (all_chosen == 1) & (all_label >= 0), all_label == 1
    return float(2 * (positive & wanted).sum() / max(1, positive.sum() + wanted.sum()))


def write_languages(
    target: Path,
    pages: list[dict],
    label: list[np.ndarray],
    seen: list[np.ndarray],
    unseen: list[np.ndarray],
) -> None:
    """Writes F1 by language, and the languages that the models of the folds have learned from; choices are 1 for content."""
    spoken = [language_of(page) for page in pages]
    counts = Counter(one for one in spoken if one is not None)
    foreign = [language for language, _ in counts.most_common() if language != KNOWN]

    def row(name: str, languages: list[str]) -> dict:
        own = [i for i, language in enumerate(spoken) if language in languages]
        found = {
            kind: round(content_f1([choices[i] for i in own], [label[i] for i in own]), 4)
            for kind, choices in (("seen", seen), ("unseen", unseen))
        }
        return {"language": name, "pages": len(own), **found}

    rows = [row(language, [language]) for language in foreign if counts[language] >= MIN_PAGES]
    rows.append(row("all", foreign))
    for one in rows:
        print(json.dumps(one), flush=True)
    target.write_text(json.dumps({"learned": dict(counts.most_common()), "rows": rows}, indent=2) + "\n")
