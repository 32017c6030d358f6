extension Forgery {
  /// Apps that reach for what no app needs: for the runtime, its surroundings, or other processes.
  static let reaching: [Forgery] =
    sections + symbols + patches + formats + libraries + surroundings + attributes + relays
    + processes

  private static let formats = [
    ("a text at an address", "print(String(format: \"%s\", 4096))"),
    ("an object at an address", "print(String(format: \"%@\", 4096))"),
    ("a rule made at run time", "let rule = \"%\" + \"s\"; print(String(format: rule, 4096))"),
    ("another name", "typealias Words = String; print(Words(format: .rule, 4096))"),
    ("a method", "print(\"\".appendingFormat(\"%s\", 4096))"),
    ("a string of Foundation", "print(NSString(format: \"%\\u{73}\", 4096))"),
    ("a line in a log", "NSLog(\"%@\", 4096)"),
    ("a type that may be any", "print(made(String.self, .rule, 4096))"),
  ].map {
    app(.formats, $0.0, declarations: rules, start: $0.1)
  }

  private static let rules = """
    extension String { static let rule = "%s" }
    protocol Made { associatedtype Part; init(format: String, arguments: [Part]) }
    extension String: Made {}
    func made<T: Made>(_: T.Type, _ rule: String, _ part: T.Part) -> T { T(format: rule, arguments: [part]) }
    """

  private static let libraries = [
    ("a bundle", "try? Bundle(path: NSHomeDirectory())?.loadAndReturnError()"),
    (
      "the first class of a bundle", "print(Bundle(path: NSHomeDirectory())?.principalClass as Any)"
    ),
    ("a type by its name", "print(_typeByName(\"7NavHost9AppDriverC\") as Any)"),
    ("a class by its name", "print(Bundle.main.classNamed(\"NavHost.AppDriver\") as Any)"),
  ].map { app(.libraries, $0.0, start: $0.1) }

  private static let sections = [".init_array", ".fini_array", "navlab"].map { section in
    app(
      .section,
      section,
      declarations: """
        @section("\(section)") @used
        nonisolated(unsafe) let early: @convention(c) () -> Void = { print(1) }
        """
    )
  }

  private static let symbols =
    ["navhost_start", "navhost_launch", "navlab_app_type", "write", "swift_retain"].map { name in
      app(
        .symbols,
        name,
        declarations: """
          @_cdecl("\(name)") public func stand(_ a: Int, _ b: Int, _ c: Int) -> Int { 0 }
          """
      )
    } + [
      app(
        .symbols,
        "a function of the host",
        declarations: "@_silgen_name(\"$s7NavHost9AppDriverC8snapshotyyF\") public func stand() {}"
      ),
      app(
        .symbols,
        "a call into the host",
        declarations: "@_silgen_name(\"navhost_prepare\") func prepare() -> Int32",
        start: "print(prepare())"
      ),
    ]

  private static let patches = [
    app(
      .patches,
      "a pointer without its name",
      start: """
        let p = NSString(string: "x").utf8String!
        print(type(of: p).init(bitPattern: 4096)?[0] ?? 0)
        """
    ),
    app(
      .patches,
      "a pointer from a number",
      start: "UnsafeMutableRawPointer(bitPattern: 4096)?.storeBytes(of: 1, as: Int.self)"
    ),
    app(
      .patches,
      "a cast of a type",
      start: "print(unsafeBitCast(Text.self as Any.Type, to: UInt.self))"
    ),
    app(
      .patches,
      "a pointer to a variable",
      start: "var x = 1; withUnsafeMutablePointer(to: &x) { $0[1] = 2 }; print(x)"
    ),
    app(
      .patches,
      "a copy of memory",
      start: "var a = [1], b = [2]; memcpy(&a, &b, 8); print(a)"
    ),
    app(
      .patches,
      "a symbol of the runtime",
      start: "print(dlsym(nil, \"navhost_start\") as Any)"
    ),
    app(
      .patches,
      "an unmanaged object",
      start: "print(Unmanaged.passUnretained(NSObject()).toOpaque())"
    ),
  ]

  private static let surroundings = [
    ("environment", "print(ProcessInfo.processInfo.environment)"),
    ("arguments", "print(CommandLine.arguments)"),
    ("arguments of the process", "print(ProcessInfo.processInfo.arguments)"),
    ("a variable", "print(getenv(\"NAVLAB\") as Any)"),
    ("the process's number", "print(ProcessInfo.processInfo.processIdentifier)"),
    ("the parent", "print(getppid())"),
    ("the host", "print(ProcessInfo.processInfo.hostName)"),
    ("the user", "print(ProcessInfo.processInfo.userName, NSFullUserName())"),
    ("the calls", "print(Thread.callStackReturnAddresses)"),
  ].map { app(.surroundings, $0.0, start: $0.1) }

  private static let attributes = [
    app(
      .attributes,
      "unsafe",
      start: """
        print(unsafe type(of: NSString(string: "x").utf8String!).init(bitPattern: 4096) as Any)
        """
    ),
    app(
      .attributes,
      "safe",
      declarations: """
        @safe func look() -> Any {
          unsafe type(of: NSString(string: "x").utf8String!).init(bitPattern: 4096) as Any
        }
        """,
      start: "print(look())"
    ),
    app(
      .attributes,
      "a function of C in backticks",
      declarations: "@`_silgen_name`(\"getppid\") func parent() -> Int32",
      start: "print(parent())"
    ),
    app(
      .attributes,
      "a function of C from elsewhere",
      declarations: "@_extern(c, \"getppid\") func parent() -> Int32",
      start: "print(parent())"
    ),
    app(
      .attributes,
      "a function of NavUI's",
      declarations: """
        @_silgen_name("$s5NavUI4TextVyACSScfC") func made(_ text: String) -> Int
        """,
      start: "print(1)"
    ),
    app(.attributes, "testable", declarations: "@testable import SwiftUI"),
    app(
      .attributes,
      "another place",
      declarations: "#sourceLocation(file: \"Judge.swift\", line: 1)"
    ),
    app(
      .attributes,
      "a function of C",
      declarations: "@_silgen_name(\"getppid\") func parent() -> Int32",
      start: "print(parent())"
    ),
  ]

  private static let relays = [
    app(
      .relays,
      "pipes",
      start: """
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        let end = ends[1]
        dup2(ends[0], 3)
        Thread.detachNewThread {
          var some = [UInt8](repeating: 0, count: 9)
          _ = Foundation.read(end, &some, 9)
        }
        """
    ),
    app(
      .relays,
      "pipes of Foundation",
      start: "let pipe = Pipe(); pipe.fileHandleForReading.readabilityHandler = { _ in }"
    ),
  ]

  private static let processes = [
    (
      "a program",
      "let p = Process(); p.executableURL = URL(filePath: \"/bin/true\"); try? p.run()"
    ),
    (
      "a child",
      "var child: pid_t = 0; print(posix_spawn(&child, \"/bin/true\", nil, nil, [nil], nil))"
    ),
    ("a signal", "`raise`(0)"),
    ("an end", "`exit`(0)"),
  ].map { app(.processes, $0.0, start: $0.1) }
}
