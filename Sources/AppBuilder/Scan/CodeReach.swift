import ObjectFiles

/// The external names that an object uses, and the names that it exports.
///
/// An app for this course calls Swift, SwiftUI and parts of Foundation, and the compiler adds calls
/// of Swift's runtime. Only harmless functions of the system are listed here; all others are
/// reported.
struct CodeReach {
  /// The findings that a teacher should check.
  private(set) var findings: [CodeFinding] = []
  /// The names that are reported but do not need a check.
  private(set) var uses: [String] = []
  /// The names of the obsolete NavUI containers that the object uses.
  private(set) var oldContainers: Set<String> = []
  /// The names of the NavUI modifiers that the object uses and that can hide or rename a view.
  private(set) var appearance: Set<String> = []

  /// The maximum number of findings.
  private static let mostFindings = 12

  /// Creates lists of the names that an object uses.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - sections: The names of its sections.
  ///   - module: The name of the learner's module.
  init(_ names: [ElfFile.Name], sections: [String], module: String) {
    for section in Set(sections).sorted() where !Self.isUsual(section) {
      let runs = Self.early.contains { section.hasPrefix($0) }
      add(
        runs
          ? "has code that runs before the app starts (\(section))"
          : "has an unusual section (\(section))"
      )
    }
    // Swift's own locks are inlined into the code that uses them, and wait with this call.
    let holdsLocks = names.contains { $0.text.contains("15Synchronization") }
    for name in names {
      if holdsLocks, name.text == Self.waiting {
        tell(name.text)
      } else if !name.isDefined {
        reach(for: name.text)
      } else if name.isOffered, !Self.isOwn(name.text, module: module) {
        add(
          "defines \(Demangling.text(of: name.text)), a name that belongs to NavLab or the system"
        )
      }
    }
  }

  private mutating func reach(for name: String) {
    guard name.hasPrefix("$s") else {
      if Self.isHarmless(name) { return }
      if Self.told.contains(name) { return tell(name) }
      return add("calls the system's \(name)")
    }
    if let container = Self.replacedContainers.first(where: { name.hasPrefix($0.mark) }) {
      oldContainers.insert(container.name)
    }
    if let modifier = Self.modifiers.first(where: { name.hasPrefix($0.mark) }) {
      appearance.insert(modifier.name)
    }
    // Most names in an app are Swift's own and NavUI's; the compiler reports unsafe uses of them.
    // Foundation's additions to Swift's types count as Foundation's.
    guard !name.hasPrefix("$s5NavUI"),
      !name.hasPrefix("$sS") || name.hasPrefix("$sSo") || name.contains("Foundation")
    else { return }
    let text = Demangling.text(of: name)
      .replacing("FoundationEssentials.", with: "Foundation.")
    // Some functions of the system also occur in Swift's form: Glibc.fcntl(Swift.Int32, …) ->
    // Swift.Int32.
    if let called = text.firstMatch(of: /^Glibc\.(\w+)\(/)?.1,
      SourceScan.calls.contains(String(called))
    {
      return add("calls the system's \(called)")
    }
    if let module = Self.insides.first(where: { text.contains("\($0).") }) {
      return add("reaches into \(module)")
    }
    if let what = Self.doubtful.first(where: { text.contains($0.mark) })?.name {
      return add("uses \(what)")
    }
    if let what = Self.plain.first(where: { text.contains($0.mark) })?.name { tell(what) }
  }

  private mutating func add(_ what: String) {
    guard findings.count < Self.mostFindings, !findings.contains(where: { $0.what == what }) else {
      return
    }
    findings.append(CodeFinding(what: what))
  }

  private mutating func tell(_ what: String) {
    guard uses.count < Self.mostFindings, !uses.contains(what) else { return }
    uses.append(what)
  }
}

extension CodeReach {
  /// The names of the sections whose code runs when a library is loaded or unloaded.
  private static let early = [".init", ".fini", ".preinit", ".ctors", ".dtors"]

  private static let waiting = "syscall"

  private static let usualSections = [
    ".text", ".data", ".rodata", ".bss", ".tdata", ".tbss", ".rel", "swift5_", ".swift", ".note",
    ".eh_frame", ".strtab", ".symtab", ".shstrtab", ".linker-options", ".llvm", ".group",
    ".comment", ".gcc_except_table", ".debug",
  ]

  private static func isUsual(_ section: String) -> Bool {
    section.isEmpty || usualSections.contains { section.hasPrefix($0) }
  }

  /// Returns whether a name belongs to the learner's module, or is the compiler's entry point.
  private static func isOwn(_ name: String, module: String) -> Bool {
    guard name != BuildPlan.entrySymbol else { return true }
    guard name.hasPrefix("$s") else { return false }
    // The compiler abbreviates repeated words, so the mangled name itself does not show the module.
    return name.contains("\(module.utf8.count)\(module)")
      || Demangling.text(of: name).contains("\(module).")
      || Demangling.text(of: name).contains(" in \(module)")
  }

  /// Returns whether a name is introduced by the compiler or belongs to a mathematical function.
  private static func isHarmless(_ name: String) -> Bool {
    if ["swift_", "_swift", "__swift"].contains(where: name.hasPrefix) { return true }
    // These calls replace instructions that the processor lacks: __udivti3, __extendhfsf2.
    if name.wholeMatch(of: /__[a-z]+[dstfhx][if][0-9]?/) != nil { return true }
    if compilers.contains(name) { return true }
    let plain = ["f", "l"].contains(name.last.map(String.init)) ? String(name.dropLast()) : name
    return mathematics.contains(name) || mathematics.contains(plain)
  }

  /// The names of the functions that compiled code calls to copy and store values.
  private static let compilers: Set = [
    "memcpy", "memmove", "memset", "memcmp", "bzero", "malloc", "free", "posix_memalign",
    "_Block_copy", "_Block_release", "_NSConcreteStackBlock", "_NSConcreteGlobalBlock",
    "__stack_chk_fail", "__tls_get_addr", "_GLOBAL_OFFSET_TABLE_", "_Unwind_Resume",
    "__gxx_personality_v0",
  ]

  private static let mathematics: Set = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "sqrt",
    "cbrt", "hypot", "fmod", "remainder", "ceil", "floor", "round", "rint", "nearbyint", "trunc",
    "lround", "llround", "lrint", "fabs", "fma", "fmin", "fmax", "fdim", "erf", "erfc", "tgamma",
    "lgamma", "ldexp", "frexp", "modf", "logb", "scalbn", "copysign", "nextafter", "abs", "labs",
  ]

  /// The names of the system's functions and variables that are reported although honest code may use them.
  private static let told: Set = [
    "time", "clock", "sleep", "usleep", "rand", "random", "srand", "srandom", "drand48", "srand48",
    "arc4random", "arc4random_uniform", "stdout", "stderr", "fflush", "fputs", "puts", "putchar",
    "__errno_location",
  ]

  /// The names of NavLab's own modules.
  private static let insides = ["NavHost", "SceneModel", "NavCalls", "SharedLists"]

  private static let replacedContainers: [Mark] = [("$s5NavUI14NavigationViewV", "NavigationView")]

  /// The modifiers that can make a view look different from NavLab's description of it.
  private static let modifiers: [Mark] =
    [
      "accessibilityHidden", "accessibilityLabel", "blendMode", "blur", "mask", "offset",
      "position", "scaleEffect",
    ]
    .flatMap { name in
      ["$s5NavUI4ViewPAAE", "$s5NavUI4TextV"].map { ("\($0)\(name.utf8.count)\(name)", name) }
    } + ["5ColorV", "10ShapeStylePA"].map { ("$s5NavUI\($0)5clear", "Color.clear") }

  private typealias Mark = (mark: String, name: String)

  /// The name of the property with the launch arguments that some exercises require.
  static let arguments = "ProcessInfo.arguments"

  /// The names that no exercise needs and that would help an app to imitate NavUI or detect a check.
  private static let doubtful: [Mark] = [
    ("Foundation.FileHandle", "FileHandle"), ("Foundation.Pipe", "Pipe"),
    ("Foundation.Process.", "Process"), ("Foundation.InputStream", "InputStream"),
    ("Foundation.OutputStream", "OutputStream"),
    ("Foundation.Stream.", "Stream"), ("Foundation.SocketPort", "SocketPort"),
    ("Foundation.NSClassFromString", "NSClassFromString"),
    ("Foundation.Bundle.load", "Bundle.load"), ("Foundation.Bundle.preflight", "Bundle.load"),
    ("DispatchIO", "DispatchIO"), ("makeReadSource", "DispatchSource.makeReadSource"),
    ("makeWriteSource", "DispatchSource.makeWriteSource"),
    ("makeSignalSource", "DispatchSource.makeSignalSource"),
    ("Swift.CommandLine", "CommandLine"),
    ("Foundation.ProcessInfo.environment", "ProcessInfo.environment"),
    ("Foundation.ProcessInfo.arguments", arguments),
    ("Foundation.ProcessInfo.processName", "ProcessInfo.processName"),
    ("Foundation.ProcessInfo.processIdentifier", "ProcessInfo.processIdentifier"),
    ("Foundation.ProcessInfo.hostName", "ProcessInfo.hostName"),
    ("Foundation.ProcessInfo.userName", "ProcessInfo.userName"),
    ("Foundation.ProcessInfo.fullUserName", "ProcessInfo.fullUserName"),
    ("Foundation.NSUserName", "NSUserName"), ("Foundation.NSFullUserName", "NSFullUserName"),
    ("Foundation.Host.", "Host"),
    ("Foundation.Thread.callStack", "Thread.callStackSymbols"),
    ("Swift.readLine", "readLine"),
    ("_typeByName", "_typeByName"),
  ]

  /// The reported names that exercises seldom need.
  ///
  /// The compiler itself reports pointers in the learner's own code, as opposed to code inlined from Swift's library.
  private static let plain: [Mark] = [
    ("unsafeBitCast", "unsafeBitCast"), ("withUnsafe", "withUnsafe…"),
    ("(bitPattern: ", "init(bitPattern:)"), ("OpaquePointer", "OpaquePointer"),
    ("FileManager", "FileManager"), ("Data.init(contentsOf", "Data(contentsOf:)"),
    ("Data.write(to", "Data.write(to:)"), ("(contentsOfFile", "String(contentsOfFile:)"),
    ("StringProtocol.write(to", "String.write(to:)"),
    ("StringProtocol.write<", "String.write(to:)"),
    ("URLSession", "URLSession"),
    ("Foundation.NSHomeDirectory", "NSHomeDirectory"),
    ("Foundation.NSTemporaryDirectory", "NSTemporaryDirectory"),
    ("Foundation.TimeZone.current", "TimeZone.current"),
    ("Foundation.TimeZone.autoupdatingCurrent", "TimeZone.current"),
    ("Foundation.Locale.current", "Locale.current"),
    ("Foundation.Locale.autoupdatingCurrent", "Locale.current"),
    ("Foundation.Locale.preferredLanguages", "Locale.preferredLanguages"),
    ("Foundation.ProcessInfo", "ProcessInfo"), ("Foundation.Bundle", "Bundle"),
    ("Foundation.Thread", "Thread"), ("__C.", "a type of C"),
  ]
}
