import type { ServerResponse } from 'node:http';

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function sendPage(response: ServerResponse, page: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}

export function sendFile(response: ServerResponse, pdf: string): void {
  response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf);
}

export function sendOn(response: ServerResponse, url: string): void {
  response.writeHead(303, { location: url }).end();
}
