/// The environment of compilers and linkers, without the user's secrets.
struct ToolEnvironment: Hashable, Sendable {
  /// The search path for programs, in which colons separate the folders.
  var searchPath: String
  /// The variables that locate a toolchain.
  private var kept: [String: String]

  /// The name of the variable that locates Swift's libraries for programs that were built on another computer.
  static let libraryVariable = "LD_LIBRARY_PATH"

  private static let keptNames = [
    "HOME", "SWIFTLY_HOME_DIR", "SWIFTLY_BIN_DIR", "TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT",
    libraryVariable,
  ]

  /// The names of the variables that configure a network proxy.
  private static let networkNames: Set<String> = {
    let names = ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy", "no_proxy"]
    // Behind some proxies, addresses are trusted by certificates of their own.
    return Set(names + names.map { $0.uppercased() } + ["SSL_CERT_FILE", "GIT_SSL_CAINFO"])
  }()

  /// The network proxy's variables, which are passed only to programs that fetch from the network.
  private var network: [String: String]

  /// Creates an environment by selecting the variables that tools need from a complete environment.
  init(_ environment: [String: String]) {
    searchPath = environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    kept = environment.filter { Self.keptNames.contains($0.key) }
    network = environment.filter { Self.networkNames.contains($0.key) }
  }

  /// The search path for Swift's libraries, or nil if programs find them without a variable.
  var libraries: String? { kept[Self.libraryVariable] }

  /// Returns the environment of one tool, with a folder for its temporary files.
  func variables(temporary: String) -> [String: String] {
    var own = [
      "PATH": searchPath, "TMPDIR": temporary, "LC_ALL": "C.UTF-8",
      // The compiler's own crash report would take seconds, so a crash is reported in one line.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    #if os(Linux)
    // A compiler fills a hundred megabytes once and ends; with small pages, that takes a tenth of
    // its time.
    own["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
    #endif
    return kept.merging(own) { _, own in own }
  }

  /// Returns the environment of a program that fetches files from the network.
  ///
  /// - Parameter temporary: The folder for its temporary files.
  /// - Returns: The variables, with those of a proxy.
  func variables(fetchingInto temporary: String) -> [String: String] {
    variables(temporary: temporary).merging(network) { own, _ in own }
  }
}
