// The same plain server with npm's ws.
const { WebSocketServer } = require('ws');

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('listening', () => {
  console.log(`127.0.0.1:${server.address().port}`);
});
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    for (const client of server.clients) client.send(data, { binary: true });
  });
});
