import Testing

@testable import SurfaceTables

@Suite("The writer of the surface")
struct SurfaceWriterTests {
  /// Returns the Swift that is made from a table, without its heading.
  private func swift(_ table: String) throws -> String {
    let files = try SurfaceTable(name: "Test", text: table).files()
    #expect(files.count == 1)
    return files.values.joined().split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  @Test("an extension's members are public, and parameters share their documentation")
  func extended() throws {
    let made = try swift(
      """
      - text: Another text.
      - Returns: The field.
      16.0 nonisolated extension Field where Label == Text
        - text: The text.
        init(_ text: Text) { self.init(label: text) }  // Creates a field.
        func with(_ text: Text) -> Field { self }  // Returns a field.
        func without(_ other: Text) -> Field { self }  // Returns a field.
        var isEmpty: Bool { false }  // Whether it is empty.
      """
    )
    #expect(
      made == """
        @available(iOS 16.0, *)
        extension Field where Label == Text {
        /// Creates a field.
        ///
        /// - Parameter text: The text.
        public nonisolated init(_ text: Text) { self.init(label: text) }
        /// Returns a field.
        ///
        /// - Parameter text: The text.
        /// - Returns: The field.
        public nonisolated func with(_ text: Text) -> Field { self }
        /// Returns a field.
        public nonisolated func without(_ other: Text) -> Field { self }
        /// Whether it is empty.
        public nonisolated var isEmpty: Bool { false }
        }
        """
    )
  }

  @Test("a titled declaration is made for a key and for a string")
  func titled() throws {
    let made = try swift(
      """
      extension Link where Label == Text
        - title: The text.
        - url: The URL.
        titled init<V: Value, Title>(_ title: Title, url: V) { self.init(url) { Text(title) } }  // Creates a link.
      """
    )
    #expect(
      made == """
        extension Link where Label == Text {
        /// Creates a link.
        ///
        /// - Parameters:
        ///   - titleKey: The text.
        ///   - url: The URL.
        public init<V: Value>(_ titleKey: LocalizedStringKey, url: V) { self.init(url) { Text(titleKey) } }
        /// Creates a link.
        ///
        /// - Parameters:
        ///   - title: The text.
        ///   - url: The URL.
        @_disfavoredOverload
        public init<V: Value, S: StringProtocol>(_ title: S, url: V) { self.init(url) { Text(title) } }
        }
        """
    )
  }

  @Test(
    "the type of a string comes first, or in the place of 'Title'",
    arguments: [
      ("(_ title: Title)", "", "<S: StringProtocol>"),
      ("<V: Value>(_ title: Title)", "<V: Value>", "<S: StringProtocol, V: Value>"),
      ("<V, Title, W>(_ title: Title)", "<V, W>", "<V, S: StringProtocol, W>"),
    ]
  )
  func titledPlaces(table: String, ofKey: String, ofString: String) throws {
    let lines = try swift("extension A\n  titled init\(table) {}  // Makes it.")
      .split(separator: "\n")
    #expect(
      lines.filter { $0.contains("init") } == [
        "public init\(ofKey)(_ titleKey: LocalizedStringKey) {  }",
        "public init\(ofString)(_ title: S) {  }",
      ]
    )
  }

  @Test("a memberwise initialiser stores its arguments")
  func memberwise() throws {
    let made = try swift(
      """
      struct Pair<Content: View>: Equatable  // Two things.
        internal let content: Content
        var count: Int  // The number.
        static let empty = Pair()  // Nothing.
        init(count: Int, unused: Int, @ViewBuilder content: () -> Content)  // Creates a pair.
      """
    )
    #expect(
      made == """
        /// Two things.
        public struct Pair<Content: View>: Equatable {
        internal let content: Content
        /// The number.
        public var count: Int
        /// Nothing.
        public static let empty = Pair()
        /// Creates a pair.
        public init(count: Int, unused: Int, @ViewBuilder content: () -> Content) {
        self.count = count
        self.content = content()
        }
        }
        """
    )
  }

  @Test("a choice lists its names, and their descriptions become documentation")
  func choice() throws {
    let made = try swift(
      """
      17.0 choice Text.Place  // A place.
        top, `default`  // The place "…".
        18.0 farAway  // Far away.
      """
    )
    #expect(
      made == """
        /// A place.
        @available(iOS 17.0, *)
        public struct Text.Place: Hashable, Sendable {
        private let name: String
        /// The place "top".
        public static let top = Text.Place(name: "top")
        /// The place "default".
        public static let `default` = Text.Place(name: "default")
        /// Far away.
        @available(iOS 18.0, *)
        public static let farAway = Text.Place(name: "farAway")
        }
        """
    )
  }

  @Test("each option has one bit")
  func options() throws {
    let made = try swift(
      """
      options Parts: UInt  // Some parts.
        hour, minute  // The "…".
        static let all: Parts = [.hour, .minute]  // Everything.
      """
    )
    #expect(
      made == """
        /// Some parts.
        public struct Parts: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The "hour".
        public static let hour = Parts(rawValue: 1 << 0)
        /// The "minute".
        public static let minute = Parts(rawValue: 1 << 1)
        /// Everything.
        public static let all: Parts = [.hour, .minute]
        }
        """
    )
  }

  @Test("a style becomes a type and a member of its protocol")
  func styles() throws {
    let made = try swift(
      """
      nonisolated styles ListStyle: BuiltIn { configuration.label }  // The style "…".
        15.0 insetGrouped = InsetGroupedListStyle
      """
    )
    #expect(
      made == """
        /// The style "inset grouped".
        @available(iOS 15.0, *)
        public struct InsetGroupedListStyle: ListStyle {
        /// Creates the style.
        public nonisolated init() {}
        /// Builds the styled view.
        public func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        extension ListStyle where Self == InsetGroupedListStyle {
        /// The style "inset grouped".
        public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
        }
        extension InsetGroupedListStyle: BuiltIn {}
        """
    )
  }

  @Test("an environment value has a key with its default")
  func environment() throws {
    let made = try swift(
      """
      environment
        16.0 isFocused: Bool = false  // Whether it has the focus.
      """
    )
    #expect(
      made == """
        extension EnvironmentValues {
        /// Whether it has the focus.
        @available(iOS 16.0, *)
        public var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
        }
        }
        private struct IsFocusedKey: EnvironmentKey {
        static var defaultValue: Bool { false }
        }
        """
    )
  }

  @Test("a modifier changes nothing, a protocol has no bodies, and cases may share a line")
  func others() throws {
    #expect(
      try swift("extension Image\n  modifier tint<T>(_ t: T) where T: Style  // Tints.") == """
        extension Image {
        /// Tints.
        public nonisolated func tint<T>(_ t: T) -> Image where T: Style { self }
        }
        """
    )
    #expect(
      try swift("extension Ink\n  named red, darkBlue  // The ink \"…\".") == """
        extension Ink {
        /// The ink "red".
        public static let red = Ink(name: "red")
        /// The ink "dark blue".
        public static let darkBlue = Ink(name: "darkBlue")
        }
        """
    )
    #expect(
      try swift("protocol A  // An A.\n  var b: Int { get }  // A B.\n  func c()  // Cs.") == """
        /// An A.
        public protocol A {
        /// A B.
        var b: Int { get }
        /// Cs.
        func c()
        }
        """
    )
    #expect(
      try swift("enum Size: Int  // A size.\n  case small, atMost(Int)  // The size \"…\".") == """
        /// A size.
        public enum Size: Int {
        /// The size "small".
        case small
        /// The size "at most".
        case atMost(Int)
        }
        """
    )
  }

  @Test(
    "a row that cannot be generated is named",
    arguments: [
      ("extension A\n  func b()", 2, "say between braces what this does"),
      ("extension A\n  init()", 2, "say between braces what this does"),
      ("extension A\n  var b: Int", 2, "an extension stores nothing; say what it answers"),
      ("modifier b()", 1, "a modifier stands in an extension"),
      ("named b", 1, "named values stand in an extension"),
      ("extension A\n  titled init() {}", 2, "a titled declaration has a parameter 'title: Title'"),
      ("options A", 1, "write options as 'options Name: Int'"),
      ("styles A\n  plain", 2, "write a style as 'plain = PlainListStyle'"),
      ("environment\n  a: Int", 2, "write a value as 'name: Type = default'"),
    ]
  )
  func errors(table: String, line: Int, reason: String) {
    #expect(throws: SurfaceError(line: line, reason: reason)) {
      try SurfaceTable(name: "Test", text: table).files()
    }
  }
}
