/** Steps for each node of the two trees that are compared: more than pages of the web need. @cap */
const STEPS_PER_NODE = 100;

/** Steps of work that are left for comparing two trees. */
export interface WorkBudget {
  /** Takes steps, and says whether there were as many. */
  take(steps: number): boolean;
}

/** A budget that grows with the number of nodes, so that any comparison is linear. */
export function workBudget(nodes: number): WorkBudget {
  let left = STEPS_PER_NODE * nodes;
  return {
    take(steps) {
      if (steps > left) return false;
      left -= steps;
      return true;
    },
  };
}
