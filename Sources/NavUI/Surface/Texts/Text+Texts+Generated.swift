// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Text {
  /// Creates a text from a table of translations.
  @_disfavoredOverload
  public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(content: resource.localizedKey.resolved, links: resource.localizedKey.links)
  }

  /// The case in which letters are shown.
  public enum Case: Hashable, Sendable {
    /// Upper case.
    case uppercase

    /// Lower case.
    case lowercase
  }

  /// The way in which a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    private let color: Color?

    /// Creates a style.
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    /// The pattern of a line.
    public struct Pattern: Sendable {
      private let name: String

      /// The pattern "solid".
      public static let solid = Pattern(name: "solid")

      /// The pattern "dot".
      public static let dot = Pattern(name: "dot")

      /// The pattern "dash".
      public static let dash = Pattern(name: "dash")

      /// The pattern "dash dot".
      public static let dashDot = Pattern(name: "dashDot")

      /// The pattern "dash dot dot".
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The font's size.
    public static let `default` = Scale(name: "default")

    /// A smaller size.
    public static let secondary = Scale(name: "secondary")
  }

  /// The edge or layout direction that the alignment of lines follows.
  @available(iOS 26.0, *)
  public struct AlignmentStrategy: Equatable, Sendable {
    private let name: String

    /// The kind of view.
    public static let `default` = AlignmentStrategy(name: "default")

    /// The environment.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")

    /// The direction in which the paragraph is written.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// The content or locale that the direction of writing follows.
  @available(iOS 26.0, *)
  public struct WritingDirectionStrategy: Equatable, Sendable {
    private let name: String

    /// The content.
    public static let `default` = WritingDirectionStrategy(name: "default")

    /// The environment.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")

    /// The language of the content.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }

  /// The place where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head

    /// At its end.
    case tail

    /// In its middle.
    case middle
  }
}
