/** A socket that is open or opening. */
export interface OpenSocket {
  readonly send: (frame: string) => void;
  readonly close: () => void;
}

export interface SocketListener {
  readonly message: (data: unknown) => void;
  readonly error: () => void;
  readonly close: () => void;
}

/** What the client needs of its surroundings. */
export interface NcaLayerPorts {
  readonly open: (address: string, listener: SocketListener) => OpenSocket;
  /** Acts after so many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, act: () => void) => () => void;
  /** Numbers requests; the application may echo them. */
  readonly uuid: () => string;
  /** What the browser knows of the visitor's leave to reach programs on this computer. */
  readonly permission: () => Promise<"granted" | "denied" | "prompt" | undefined>;
}

/** Chrome 142 named the permission for the whole local network, 147 the loopback separately. */
const permissionNames = ["loopback-network", "local-network-access"];

/** The ports of a browser. */
export const browserPorts: NcaLayerPorts = {
  open: (address, listener) => {
    const socket = new WebSocket(address);
    socket.addEventListener("message", ({ data }) => listener.message(data));
    socket.addEventListener("error", listener.error);
    socket.addEventListener("close", listener.close);
    return { send: (frame) => socket.send(frame), close: () => socket.close() };
  },
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  uuid: () => crypto.randomUUID(),
  permission: async () => {
    for (const name of permissionNames) {
      try {
        return (await navigator.permissions.query({ name: name as PermissionName })).state;
      } catch {
        // A browser that does not know the name does not ask the user.
      }
    }
    return undefined;
  },
};
