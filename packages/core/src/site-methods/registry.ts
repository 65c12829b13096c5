import { conex } from './conex/conex.ts';
import { iwptd } from './iwptd/iwptd.ts';
import { rbmTd } from './rbm-td/rbm-td.ts';
import { roadRunner } from './road-runner/road-runner.ts';
import { rtdmTd } from './rtdm-td/rtdm-td.ts';
import type { SiteMethod } from './site-method.ts';
import { sst } from './sst/sst.ts';
import { temex } from './temex/temex.ts';

const METHODS: readonly SiteMethod[] = [sst, rtdmTd, rbmTd, iwptd, temex, conex, roadRunner];

/** The methods for sites, by the year of their papers; RoadRunner's family, the oldest, is last because it is an extra. */
export function siteMethods(): readonly SiteMethod[] {
  return METHODS;
}

/** The method for sites of that name. */
export function findSiteMethod(name: string): SiteMethod | undefined {
  return METHODS.find((method) => method.name === name);
}
