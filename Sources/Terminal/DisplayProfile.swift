#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The capabilities of an output: its width, and its support for colours and Unicode.
package struct DisplayProfile: Hashable, Sendable {
  /// The width of drawings, in columns.
  package var columns: Int
  /// The number of rows of the terminal, or nil if the output is not a terminal.
  package var rows: Int?
  /// A Boolean value that indicates whether the output is a terminal.
  package var isTerminal: Bool
  /// A Boolean value that indicates whether colour is enabled and supported.
  package var usesColor: Bool
  /// A Boolean value that indicates whether characters outside ASCII are supported.
  package var usesUnicode: Bool
  /// A Boolean value that indicates whether file names can be made clickable.
  package var usesLinks: Bool
  /// A Boolean value that indicates whether output can be erased.
  package var isErasable: Bool

  package init(
    columns: Int = 80,
    rows: Int? = nil,
    isTerminal: Bool = false,
    usesColor: Bool = false,
    usesUnicode: Bool = true,
    usesLinks: Bool = false,
    isErasable: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.isTerminal = isTerminal
    self.usesColor = usesColor
    self.usesUnicode = usesUnicode
    self.usesLinks = usesLinks
    self.isErasable = isErasable
  }

  /// Creates a profile from the facts about an output.
  ///
  /// A file that is not a terminal is drawn 80 columns wide, unless `COLUMNS` is set. Drawings for
  /// a file always use Unicode: files are UTF-8 today, and must not depend on where they were
  /// written.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - size: The terminal's size, if it is known.
  ///   - environment: The process's environment.
  ///   - color: The user's choice.
  package init(
    isTerminal: Bool,
    size: WindowSize?,
    environment: [String: String],
    color: ColorChoice = .auto
  ) {
    let isDumb = environment["TERM"].map { $0.isEmpty || $0 == "dumb" } ?? true
    let saysNo = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let asked = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 >= 20 ? $0 : nil }
    self.columns = size?.columns ?? asked ?? 80
    self.rows = isTerminal ? size?.rows ?? 24 : nil
    self.isTerminal = isTerminal
    self.usesColor =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && !isDumb && !saysNo
      }
    self.usesUnicode = !isTerminal || (!isDumb && Self.speaksUTF8(environment))
    self.isErasable = isTerminal && !isDumb
    self.usesLinks =
      isTerminal && !isDumb && !saysNo && color != .never && Self.ignoresLinks(environment)
  }

  /// Creates the profile of an open file.
  ///
  /// - Parameters:
  ///   - descriptor: The open file.
  ///   - environment: The process's environment.
  ///   - color: The user's choice.
  package init(descriptor: Int32, environment: [String: String], color: ColorChoice = .auto) {
    self.init(
      isTerminal: isatty(descriptor) == 1,
      size: WindowSize.of(descriptor: descriptor),
      environment: environment,
      color: color
    )
  }

  /// Returns whether a terminal without support for links ignores the codes of links, rather than showing the codes as
  /// text.
  private static func ignoresLinks(_ environment: [String: String]) -> Bool {
    let kind = environment["TERM"] ?? ""
    if ["linux", "eterm", "emacs", "cons25", "vt52"].contains(where: kind.hasPrefix) {
      return false
    }
    return environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 5000 } ?? true
  }

  private static func speaksUTF8(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return false }
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}
