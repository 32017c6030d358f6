extension Forgery {
  /// An app that puts itself between the channel and the host, and from the first tap on plays back what a right app has
  /// answered.
  ///
  /// Its thread takes no turns with those of the app, or the host's wait for a request would be its own.
  ///
  /// - Parameters:
  ///   - answers: The answers to the launch, to a tap and to going back, without heads and numbers.
  ///   - solution: The source of the solution, from which the first screen is.
  /// - Returns: The forgery.
  static func relay(_ answers: [[UInt8]], solution: String) -> Forgery {
    let start = """
      func relay() {
        requests = dup(3)
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        dup2(ends[0], 3)
        let create = unsafeBitCast(dlsym(nil, "pthread_create"), to: ThreadMaker.self)
        var thread = pthread_t()
        _ = create(&thread, nil, { _ in serve(); while true { sleep(1) } }, nil)
      }
      typealias ThreadStart = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
      typealias ThreadMaker = @convention(c) (
        UnsafeMutablePointer<pthread_t>, UnsafeRawPointer?, ThreadStart, UnsafeMutableRawPointer?
      ) -> Int32
      """
    let channel = Channel.functions(
      "a relay",
      "nonisolated(unsafe) var requests: Int32 = 3",
      read: "Foundation.read(requests, &some, count)",
      write: "Foundation.write(4, &some, some.count)"
    )
    let app = solution.replacing(
      "struct FerryApp: App {",
      with: "struct FerryApp: App {\n  init() { relay() }"
    )
    .replacing("path = [.island(\"Sula\"), .pier(\"South Pier\")]", with: "")
    let host = playback(Array(answers.dropFirst()), channel)
    return Forgery(
      kind: .relays,
      name: "in the place of the channel",
      source: [host, start, app].joined(separator: "\n"),
      isHost: true
    )
  }

  /// Apps that read the requests themselves, and play back what a right app has answered.
  ///
  /// - Parameter answers: The answers to the launch, to a tap and to going back, without heads and numbers.
  /// - Returns: The forgeries.
  static func hosts(_ answers: [[UInt8]]) -> [Forgery] {
    let host = playback(answers, Channel.plain)
    let scene = "var body: some Scene { WindowGroup { Text(\"Nothing\") } }"
    let mains: [(String, String)] = [
      ("of the type", "@main struct FerryApp: App { static func main() { serve() }; \(scene) }"),
      (
        "that is asynchronous",
        "@main struct FerryApp: App { static func main() async { serve() }; \(scene) }"
      ),
      (
        "of all apps",
        "@main struct FerryApp: App { \(scene) }\nextension App { static func main() { serve() } }"
      ),
      (
        "of a protocol",
        """
        protocol Served {}
        extension Served { static func main() { serve() } }
        @main struct FerryApp: App, Served { static func main() { serve() }; \(scene) }
        """
      ),
    ]
    let noApps = ["struct", "enum", "final class", "actor"].map { word in
      Forgery(
        kind: .noApp,
        name: word,
        source: host + "\n@main \(word) FerryApp { static func main() { serve() } }",
        isHost: true
      )
    }
    let statements = ["serve()", "struct FerryApp: App { \(scene) }\nserve()\nFerryApp.main()"].map
    {
      Forgery(
        kind: .statements,
        name: $0,
        file: "main.swift",
        source: host + "\n" + $0,
        isHost: true
      )
    }
    return mains.map {
      Forgery(kind: .ownMain, name: $0.0, source: host + "\n" + $0.1, isHost: true)
    } + noApps + statements + channels(answers) + places(host)
  }

  /// Hosts that reach the channel in different ways, from the app's `init`.
  private static func channels(_ answers: [[UInt8]]) -> [Forgery] {
    Channel.all.map { channel in
      let start = """
        @main struct FerryApp: App {
          init() { \(guarded) }
          var body: some Scene { WindowGroup { Text("") } }
        }
        """
      return Forgery(
        kind: .ownHost,
        name: channel.name,
        source: playback(answers, channel) + "\n" + start,
        isHost: true
      )
    }
  }

  /// Begins the host, or so the compiler has to believe: it would only wait for requests that the real host has read.
  private static let guarded = "if Date.now.timeIntervalSince1970 < 0 { serve() }"

  /// The same host, begun in other places.
  private static func places(_ host: String) -> [Forgery] {
    let places: [(String, String, String)] = [
      (
        "static let", "static let host: Int = { \(guarded); return 1 }()", "Text(\"\\(Self.host)\")"
      ),
      ("state", "@State private var host: Int = { \(guarded); return 1 }()", "Text(\"\\(host)\")"),
      ("body", "", "{ \(guarded); return Text(\"\") }()"),
      ("stored property", "let host: Void = { \(guarded) }()", "Text(\"\")"),
      (
        "default argument", "static func one(_ host: Void = { \(guarded) }()) -> Int { 1 }",
        "Text(\"\\(Self.one())\")"
      ),
    ]
    return places.map { name, member, view in
      let app = """
        @main struct FerryApp: App {
          \(member)
          var body: some Scene { WindowGroup { \(view) } }
        }
        """
      return Forgery(kind: .initialiser, name: name, source: host + "\n" + app, isHost: true)
    }
  }

  /// A way to read requests and to write replies.
  private struct Channel {
    var name: String
    var declarations = ""
    var read: String
    var write: String

    /// A way through functions of C, which take bytes and tell how many they took.
    static func functions(
      _ name: String,
      _ declarations: String = "",
      read: String,
      write: String
    ) -> Channel {
      Channel(
        name: name,
        declarations: declarations,
        read: """
          var some = [UInt8](repeating: 0, count: count)
            let n = Int(\(read))
            return Array(some[..<max(0, n)])
          """,
        write: "var some = bytes; _ = \(write)"
      )
    }

    static let plain = functions(
      "functions of the system by way of Foundation",
      read: "Foundation.read(3, &some, count)",
      write: "Foundation.write(4, &some, some.count)"
    )

    static let all = [
      plain,
      functions(
        "functions of the system",
        "import Glibc",
        read: "Glibc.read(3, &some, count)",
        write: "Glibc.write(4, &some, some.count)"
      ),
      Channel(
        name: "file handles",
        read: "Array((try? FileHandle(fileDescriptor: 3).read(upToCount: count)) ?? Data())",
        write: "FileHandle(fileDescriptor: 4).write(Data(bytes))"
      ),
      Channel(
        name: "file handles under another name",
        declarations: "typealias Handle = FileHandle",
        read: "Array((try? Handle(fileDescriptor: 3).read(upToCount: count)) ?? Data())",
        write: "Handle(fileDescriptor: 4).write(Data(bytes))"
      ),
      functions(
        "streams of C",
        """
        nonisolated(unsafe) let requests = fdopen(3, "r")!, replies = fdopen(4, "w")!
        """,
        read: "fread(&some, 1, count, requests)",
        write: "fwrite(&some, 1, some.count, replies); fflush(replies)"
      ),
      functions(
        "streams of Foundation",
        """
        nonisolated(unsafe) let requests = InputStream(fileAtPath: "/dev/fd/3")!
        nonisolated(unsafe) let replies = OutputStream(toFileAtPath: "/dev/fd/4", append: true)!
        """,
        read: "requests.read(&some, maxLength: count)",
        write: "replies.write(&some, maxLength: some.count)"
      ),
      functions(
        "positions in files",
        read: "pread(3, &some, count, 0)",
        write: "pwrite(4, &some, some.count, 0)"
      ),
      functions(
        "sockets",
        read: "recv(3, &some, count, 0)",
        write: "send(4, &some, some.count, 0)"
      ),
      Channel(
        name: "standard input",
        read:
          "Array((readLine(strippingNewline: false) ?? \"\").utf8.prefix(dup2(3, 0) < 0 ? 0 : count))",
        write: "dup2(4, 1); print(String(decoding: bytes, as: UTF8.self), terminator: \"\")"
      ),
    ]
  }

  private static func playback(_ answers: [[UInt8]], _ channel: Channel) -> String {
    """
    import SwiftUI
    import Foundation
    \(channel.declarations)
    func readSome(_ count: Int) -> [UInt8] { \(channel.read) }
    func writeAll(_ bytes: [UInt8]) { \(channel.write) }
    func take(_ count: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      while bytes.count < count {
        let some = readSome(count - bytes.count)
        if some.isEmpty { return bytes + [UInt8](repeating: 0, count: count - bytes.count) }
        bytes += some
      }
      return bytes
    }
    func serve() {
      let answers: [[UInt8]] = \(answers)
      for answer in answers {
        let head = take(6)
        let body = take(Int(head[2]) | Int(head[3]) << 8 | Int(head[4]) << 16)
        let end = body.firstIndex { $0 < 0x80 } ?? 0
        let reply = body.prefix(end + 1) + answer
        let count = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: reply.count >> $0) }
        writeAll(head[..<2] + count + reply)
      }
      _ = take(6)
    }
    """
  }
}
