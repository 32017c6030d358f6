import Glibc

/// A gate that holds an app until somebody stops it, at a moment that a test can choose and see.
///
/// The variable `GATE` names a file that holds one byte for each tap that goes through. Without that file all go
/// through. At the tap that does not, a file beside it appears, whose name ends in `.reached`.
enum Gate {
  /// Goes through, or stays for ever.
  static func pass() {
    guard let path = getenv("GATE").map({ String(cString: $0) }) else { return }
    let gate = open(path, O_RDWR)
    guard gate >= 0 else { return }
    let count = lseek(gate, 0, SEEK_END)
    guard count <= 0 else {
      ftruncate(gate, count - 1)
      close(gate)
      return
    }
    close(open("\(path).reached", O_CREAT | O_WRONLY, 0o600))
    while getppid() != 0 {}
  }
}
