import { describe, expect, it } from 'vitest';
import { publicAddressesOnly } from './address-rules.ts';

const PUBLIC = [
  '1.1.1.1',
  '93.184.216.34',
  '9.255.255.255',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '100.63.255.255',
  '100.128.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '::ffff:1.1.1.1', // IPv4 in IPv6: judged as IPv4
  '64:ff9b::101:101', // NAT64 of 1.1.1.1
];

const REFUSED = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254', // metadata service of most clouds
  '100.64.0.1',
  '100.100.100.200', // metadata service of Alibaba Cloud
  '168.63.129.16', // platform service of Azure
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe', // ::ffff:169.254.169.254
  '::127.0.0.1', // IPv4-compatible, deprecated
  '::ffff:0:127.0.0.1', // IPv4-translated
  '64:ff9b::7f00:1', // NAT64 of 127.0.0.1
  '64:ff9b::a00:1', // NAT64 of 10.0.0.1
  '64:ff9b:1::101:101', // local NAT64
  '2002:7f00:1::', // 6to4 of 127.0.0.1
  '2002:101:101::', // 6to4 of 1.1.1.1: a tunnel all the same
  '2001:0:4136:e378:8000:63bf:3fff:fdd2', // Teredo
  '2001:db8::1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254', // metadata service of AWS
  'fec0::1',
  'ff02::1',
  '100::1',
  '4000::1', // not handed out
  '',
  'localhost',
  'not an address',
];

describe('publicAddressesOnly', () => {
  it.each(PUBLIC)('lets %s through', (address) => {
    expect(publicAddressesOnly(address)).toBeNull();
  });

  it.each(REFUSED)('refuses %j', (address) => {
    expect(publicAddressesOnly(address)).toBeTypeOf('string');
  });

  it('says what kind of address it is', () => {
    expect(publicAddressesOnly('127.0.0.1')).toContain('loopback');
    expect(publicAddressesOnly('169.254.169.254')).toContain('link-local');
    expect(publicAddressesOnly('::ffff:10.0.0.1')).toContain('private');
  });
});
