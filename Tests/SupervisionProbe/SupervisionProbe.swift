import AppSession

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program that leaves processes behind and ends them, to be looked at from outside.
///
/// Ending ends all children of a process, so no test can do it in its own.
@main
struct SupervisionProbe {
  static func main() {
    guard Supervision.begin() else {
      print("refused")
      return
    }
    print(sleepersLeftBehind(), terminator: "")
    print("ended \(Supervision.end())")
    print("left \(Supervision.end())")
  }

  /// Starts a shell that is over at once and leaves two processes behind, in a session of their own.
  ///
  /// - Returns: A line for each, with its number.
  private static func sleepersLeftBehind() -> String {
    let child = "sleep 600 >/dev/null & echo sleeper $!; exec sleep 600 >/dev/null"
    guard let shell = popen("setsid sh -c '\(child)' & echo sleeper $!", "r") else { return "" }
    var bytes: [UInt8] = []
    while case let byte = getc(shell), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
