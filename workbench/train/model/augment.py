"""Changes to the features of a batch that must not change what is content."""

import torch

from data import Batch

# Columns about sentence ends and commas, and columns that grow with a text, by name.
STOPS = {
    "block": ["text.stops", "text.stopShare", "text.commaShare", "text.endsWithStop", "alike.stopShare"],
    "group": ["text.stopShare", "text.commaShare"],
}
LENGTHS = {
    "block": [
        *("text.width", "text.words", "text.itemWidth", "text.proseWidth"),
        *("heading.width", "alike.width", "alike.meanWidth"),
    ],
    "group": ["text.width", "text.meanWidth", "text.largestBlock", "place.proseMass"],
    "page": ["text.width", "text.prose", "text.largestBlock"],
}
# Parts of the page's row: what it declares, what is counted, its amounts, its address.
PAGE_PARTS = [("schema", "openGraph", "property"), ("count",), ("text",), ("address",)]
PART_DROPPED = 0.2

WITHOUT_STOPS = 0.15
TOKEN_DROPPED = 0.15
ANY_POLICY = 0.3
# Sixteen steps are a doubling: texts get up to twice as long or half as long.
LONGER = 16


def _named(batch: Batch, table: str, names: list[str]) -> list[int]:
    """The indices of the named columns."""
    return [batch.columns[table].index(name) for name in names]


def _lengthen(table: torch.Tensor, columns: list[int], shift: torch.Tensor) -> None:
    """Moves lengths up or down their scale, row by row; zero stays zero."""
    before = table[:, columns]
    table[:, columns] = torch.where(before > 0, (before + shift[:, None]).clamp(1, 255), before)


def augment(batch: Batch, generator: torch.Generator) -> torch.Tensor:
    """Rewrites the batch in place and returns the policy of each page."""
    pages = len(batch.lengths)
    device = batch.policy.device
    uniform = lambda *size: torch.rand(*size, generator=generator, device=device)  # noqa: E731
    # Writing systems without sentence marks, and other lengths of the same text.
    blocks, groups, rows = batch.block_rows.int(), batch.group_rows.int(), batch.page_rows.int()
    no_stops = uniform(pages) < WITHOUT_STOPS
    for table, name, page_of in ((blocks, "block", batch.page_of_block), (groups, "group", batch.page_of_group)):
        columns = _named(batch, name, STOPS[name])
        table[:, columns] = table[:, columns].masked_fill(no_stops[page_of][:, None], 0)
    shift = ((uniform(pages) * 2 - 1) * LONGER).int()
    _lengthen(blocks, _named(batch, "block", LENGTHS["block"]), shift[batch.page_of_block])
    _lengthen(groups, _named(batch, "group", LENGTHS["group"]), shift[batch.page_of_group])
    _lengthen(rows, _named(batch, "page", LENGTHS["page"]), shift)
    for parts in PAGE_PARTS:
        columns = [i for i, name in enumerate(batch.columns["page"]) if name.split(".")[0] in parts]
        rows[:, columns] = rows[:, columns].masked_fill((uniform(pages) < PART_DROPPED)[:, None], 0)
    batch.block_rows, batch.group_rows, batch.page_rows = blocks, groups, rows
    # Class names are habits of sites, not of the web.
    gone = uniform(*batch.block_tokens.shape) < TOKEN_DROPPED
    batch.block_tokens = batch.block_tokens.masked_fill(gone, 0)
    gone = uniform(*batch.group_tokens.shape) < TOKEN_DROPPED
    batch.group_tokens = batch.group_tokens.masked_fill(gone, 0)
    return batch.policy.masked_fill(uniform(pages) < ANY_POLICY, 0)
