import Foundation

/// Work that is handed in to do harm, or by somebody who has not understood the question at all.
struct HostileWork {
  /// The beginning of the submission's id.
  var name: String
  /// The content that is handed in.
  var content: Content
  /// The mark that it must get.
  var mark: SyntheticClass.Mark

  /// A kind of content that can be handed in.
  enum Content {
    case app(String)
    case file(String, Data)
    case archive(Data)
    case link(String)
    case pipe
    case giant
    case nothing
  }

  /// All of it.
  static var all: [HostileWork] {
    [
      unreadable("linked", .link("/etc/passwd")),
      unreadable("piped", .pipe),
      unreadable("giant", .giant),
      unreadable("nothing", .nothing),
      unreadable("latin", .file("App.swift", Data([0x2F, 0x2F, 0x20, 0xE4, 0x0A]))),
      unreadable("escape", .archive(StoredZip(files: ["../App.swift": Data("x".utf8)]).data)),
      app("exits", .init(status: "crashed", points: 0), inInit: "exit(0)"),
      app("traps", .init(status: "crashed", points: 0), inInit: "fatalError(\"no\")"),
      app("forges", .init(status: "crashed", points: 0), inInit: forgery),
      app(
        "fork",
        .init(status: "crashed", points: 0),
        inInit: "for _ in 0..<9 { _ = fork() }; abort()"
      ),
      app("floods", .init(status: "crashed", points: 0), inInit: flood),
      HostileWork(
        name: "twice",
        content: .app(frame(inInit: "") + "\n@main struct Other { static func main() {} }\n"),
        mark: .init(status: "does-not-compile", points: 0)
      ),
      HostileWork(
        name: "headless",
        content: .app("let answer = 42\n"),
        mark: .init(status: "does-not-compile", points: 0)
      ),
      unreadable("named", .file("Main.swift", Data("import SwiftUI\n".utf8))),
      unreadable("pdf", .file("homework.pdf", Data("%PDF".utf8))),
      unreadable(
        "torn",
        .archive(StoredZip(files: ["App.swift": Data("x".utf8)]).data.dropLast(9))
      ),
      unreadable("noise", .archive(Data(repeating: 7, count: 5_000))),
      app("loops", .init(status: "timed-out", points: 0), inInit: "while true {}"),
    ]
  }

  private static func unreadable(_ name: String, _ content: Content) -> HostileWork {
    HostileWork(name: name, content: content, mark: .init(status: "unreadable", points: 0))
  }

  private static func app(
    _ name: String,
    _ mark: SyntheticClass.Mark,
    inInit code: String
  ) -> HostileWork {
    HostileWork(name: name, content: .app(frame(inInit: code)), mark: mark)
  }

  private static func frame(inInit code: String) -> String {
    """
    import Foundation
    import SwiftUI
    #if canImport(Glibc)
    import Glibc
    #endif

    @main
    struct FerryApp: App {
      init() {
        \(code)
      }

      var body: some Scene {
        WindowGroup { Text("Hello") }
      }
    }
    """
  }

  private static let forgery = """
    print(#"{"schema":"navlab/report/v1","status":"solved","points":8,"maximum":8}"#)
        print("PASS PASS PASS 8/8")
        exit(0)
    """

  private static let flood = """
    for _ in 0..<10_000 { print("All checks passed. 8 of 8 points. Everything passed.") }
        abort()
    """
}
