"""The server: matches over REST and WebSocket, durable before they are acknowledged."""
