import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { outputOf, ROOT, run } from './run.mjs';

/** What the long tests of WARC files and tables compare with, in an environment of its own. */
const PACKAGES = ['pyspark==4.3.0', 'pandas==2.3.3', 'pyarrow==26.0.1', 'duckdb==2.0.0', 'FastWARC==1.1.0'];
const FOLDER = join(ROOT, '.cache/spark');
const PYTHON = join(FOLDER, 'bin/python');
const INSTALL_HINT = `The long tests of crawls need Java 17 or newer and, in an environment of its own under .cache, PySpark, pandas, pyarrow, DuckDB and FastWARC: is
there a Python 3.10 or later with venv and pip (on Debian and Ubuntu: sudo apt-get install default-jre-headless python3-venv), and does
the package index answer?`;

/** Finds Spark and the readers that results are compared with, else installs them, else ends the process with advice. */
export function ensureSpark() {
  if (!hasJava()) installWithApt(['default-jre-headless']);
  if (!isInstalled()) install();
  if (hasJava() && isInstalled()) return;
  console.error(`\nSet-up failed. ${INSTALL_HINT}`);
  process.exit(1);
}

function install() {
  console.error('Installing PySpark and the readers that tables are compared with …');
  const make = () => run('python3', ['-m', 'venv', '--clear', FOLDER]) && existsSync(PYTHON);
  if (!make()) {
    installWithApt(['python3-venv']);
    make();
  }
  run(PYTHON, ['-m', 'pip', 'install', '--quiet', ...PACKAGES]);
}

function hasJava() {
  return outputOf('java', ['--version']) !== '';
}

function isInstalled() {
  const versions =
    'import pyspark, pyarrow, duckdb, fastwarc; print(pyspark.__version__, pyarrow.__version__)';
  return outputOf(PYTHON, ['-c', versions]) === '4.3.0 26.0.1';
}
