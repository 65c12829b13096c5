// The tools of `fovea mcp` from a program, as a language model would call them.
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { STORY } from './story.mjs';

const [command = 'npx', ...args] = (process.env.FOVEA_COMMAND ?? 'npx -y fovea-cli').split(' ');
const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(new StdioClientTransport({ command, args: [...args, 'mcp'] }));

const outline = await client.callTool({ name: 'page_outline', arguments: { html: STORY } });
console.log(outline.content[0].text);
const part = await client.callTool({ name: 'read_page', arguments: { html: STORY, section: 'The tides' } });
console.log(part.content[0].text);
await client.close();
