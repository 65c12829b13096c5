import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installWithApt } from './apt.mjs';
import { outputOf, ROOT, run } from './run.mjs';

/** The W3C's own check of EPUB files, which our books have to pass. */
const VERSION = '5.2.1';
const FOLDER = join(ROOT, `.cache/epubcheck-${VERSION}`);
const JARS = join(FOLDER, 'jars');
const INSTALL_HINT = `The tests of EPUB files need Java 11 or newer, and Maven to install EPUBCheck ${VERSION} from Maven Central (on Debian and
Ubuntu: sudo apt-get install default-jre-headless maven).`;

const PROJECT = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>fovea</groupId><artifactId>epubcheck</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>org.w3c</groupId><artifactId>epubcheck</artifactId><version>${VERSION}</version></dependency>
  </dependencies>
</project>
`;

/** The arguments for `java` that run EPUBCheck, or `null` if set-up has not installed it. */
export function findEpubcheck() {
  if (!isInstalled()) return null;
  const jars = readdirSync(JARS).map((name) => join(JARS, name));
  return ['-cp', jars.join(delimiter), 'com.adobe.epubcheck.tool.Checker'];
}

/** Finds EPUBCheck, else installs it with what it needs, else ends the process with advice. */
export function ensureEpubcheck() {
  if (!hasJava()) installWithApt(['default-jre-headless']);
  if (!isInstalled()) install();
  if (hasJava() && isInstalled()) return;
  console.error(`\nSet-up failed. ${INSTALL_HINT}`);
  process.exit(1);
}

function install() {
  console.error(`Installing EPUBCheck ${VERSION} …`);
  if (outputOf('mvn', ['--version']) === '') installWithApt(['maven']);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'pom.xml'), PROJECT);
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  run('mvn', [
    '--quiet',
    '--batch-mode',
    '--file',
    join(FOLDER, 'pom.xml'),
    goal,
    `-DoutputDirectory=${JARS}`,
  ]);
}

function hasJava() {
  return outputOf('java', ['--version']) !== '';
}

function isInstalled() {
  return existsSync(join(JARS, `epubcheck-${VERSION}.jar`));
}
