/** Entry point of the threads of a server. */
import { serveAnswers } from '@fovea/server/thread';

serveAnswers();
