"""Changes to the features of a batch that must not change what is content."""

import torch

from data import Batch

# Columns of the feature tables, as `block-features.ts`, `group-features.ts` and `page-facts.ts` lay them out.
BLOCK_STOPS = [6, 7, 8, 9, 44]
GROUP_STOPS = [7, 8]
BLOCK_LENGTHS = [0, 1, 14, 15, 23, 40, 43]
GROUP_LENGTHS = [0, 5, 6, 18]
PAGE_LENGTHS = [61, 62, 74]
# Parts of the page's row: what it declares, what is counted, its amounts, its address.
PAGE_PARTS = [(0, 35), (35, 59), (59, 75), (75, 84)]
PART_DROPPED = 0.2

WITHOUT_STOPS = 0.15
TOKEN_DROPPED = 0.15
ANY_POLICY = 0.3
# Sixteen steps are a doubling: texts get up to twice as long or half as long.
LONGER = 16


def augment(batch: Batch, generator: torch.Generator) -> torch.Tensor:
    """Rewrites the batch in place and gives the policy to use per page."""
    pages = len(batch.lengths)
    device = batch.policy.device
    uniform = lambda *size: torch.rand(*size, generator=generator, device=device)  # noqa: E731
    # Writing systems without sentence marks, and other lengths of the same text.
    blocks, groups = batch.block_rows.int(), batch.group_rows.int()
    no_stops = uniform(pages) < WITHOUT_STOPS
    for column in BLOCK_STOPS:
        blocks[:, column] = blocks[:, column].masked_fill(no_stops[batch.page_of_block], 0)
    for column in GROUP_STOPS:
        groups[:, column] = groups[:, column].masked_fill(no_stops[batch.page_of_group], 0)
    shift = ((uniform(pages) * 2 - 1) * LONGER).int()
    for column in BLOCK_LENGTHS:
        longer = blocks[:, column] + shift[batch.page_of_block]
        blocks[:, column] = torch.where(blocks[:, column] > 0, longer.clamp(1, 255), blocks[:, column])
    for column in GROUP_LENGTHS:
        longer = groups[:, column] + shift[batch.page_of_group]
        groups[:, column] = torch.where(groups[:, column] > 0, longer.clamp(1, 255), groups[:, column])
    rows = batch.page_rows.int()
    for column in PAGE_LENGTHS:
        rows[:, column] = torch.where(rows[:, column] > 0, (rows[:, column] + shift).clamp(1, 255), rows[:, column])
    for first, end in PAGE_PARTS:
        rows[:, first:end] = rows[:, first:end].masked_fill((uniform(pages) < PART_DROPPED)[:, None], 0)
    batch.page_rows = rows
    batch.block_rows, batch.group_rows = blocks, groups
    # Names of classes are habits of sites, not of the web.
    gone = uniform(*batch.block_tokens.shape) < TOKEN_DROPPED
    batch.block_tokens = batch.block_tokens.masked_fill(gone, 0)
    gone = uniform(*batch.group_tokens.shape) < TOKEN_DROPPED
    batch.group_tokens = batch.group_tokens.masked_fill(gone, 0)
    return batch.policy.masked_fill(uniform(pages) < ANY_POLICY, 0)
