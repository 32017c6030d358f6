/// A way to draw text of one's own; in the lab no text is drawn.
@available(iOS 17.0, *)
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - context: Where to draw.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text.
  ///
  /// - Parameters:
  ///   - proposal: The space that there is.
  ///   - text: The text.
  /// - Returns: The size.
  @available(iOS 18.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The space around the text that is drawn as well.
  var displayPadding: EdgeInsets { get }
}

@available(iOS 17.0, *)
extension TextRenderer {
  /// No size, since the lab measures no text.
  @available(iOS 18.0, *)
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is to be measured.
@available(iOS 18.0, *)
public struct TextProxy {
  /// The size of the text, which the lab does not know.
  ///
  /// - Parameter proposal: The space that there is.
  /// - Returns: No size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A mark on a part of a text, which a renderer finds again.
@available(iOS 18.0, *)
public protocol TextAttribute {}

extension Text {
  /// The lines of a text, of which the lab has none.
  @available(iOS 17.0, *)
  public struct Layout: RandomAccessCollection {
    /// A line.
    public typealias Element = Line

    /// Whether the text is cut off.
    public var isTruncated: Bool { false }
    /// The place of the first line.
    public var startIndex: Int { 0 }
    /// The place behind the last line.
    public var endIndex: Int { 0 }

    /// A line.
    public subscript(index: Int) -> Line { Line() }

    /// A line of a text.
    public struct Line: RandomAccessCollection {
      /// A part of a line.
      public typealias Element = Run

      /// The place of the first part.
      public var startIndex: Int { 0 }
      /// The place behind the last part.
      public var endIndex: Int { 0 }
      /// The position of the line.
      public var origin: CGPoint {
        get { .zero }
        set {}
      }
      /// The space that the line takes.
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// A part of the line.
      public subscript(index: Int) -> Run { Run() }
    }

    /// A part of a line that looks the same.
    public struct Run: RandomAccessCollection {
      /// A part of a run.
      public typealias Element = RunSlice

      /// The place of the first glyph.
      public var startIndex: Int { 0 }
      /// The place behind the last glyph.
      public var endIndex: Int { 0 }
      /// The space that the part takes.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The direction of the part.
      public var layoutDirection: LayoutDirection { .leftToRight }

      /// A glyph.
      public subscript(index: Int) -> RunSlice { RunSlice() }

      /// A mark on the part.
      ///
      /// - Parameter key: The type of the mark.
      @available(iOS 18.0, *)
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some glyphs of a text.
    public struct RunSlice {
      /// The space that the glyphs take.
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// A mark on the glyphs.
      ///
      /// - Parameter key: The type of the mark.
      @available(iOS 18.0, *)
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The space that a part of a text takes.
    public struct TypographicBounds: Equatable, Sendable {
      /// The position of the part.
      public var origin = CGPoint.zero
      /// The width of the part.
      public var width: CGFloat = 0
      /// The height above the baseline.
      public var ascent: CGFloat = 0
      /// The depth below the baseline.
      public var descent: CGFloat = 0
      /// The space between lines.
      public var leading: CGFloat = 0
      /// The rectangle.
      public var rect: CGRect { .zero }
    }

    /// Options for the parts of a text that are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options.
      public let rawValue: UInt32

      /// Creates options.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      /// Glyphs may stand between pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// Marks the text for a renderer.
  ///
  /// - Parameter value: The mark.
  /// - Returns: The text.
  @available(iOS 18.0, *)
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  /// Sets how texts inside are drawn, which changes nothing here.
  ///
  /// - Parameter renderer: Draws them.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

extension GraphicsContext {
  /// Draws a line of a text, which nobody sees.
  @available(iOS 17.0, *)
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

  /// Draws a part of a line, which nobody sees.
  @available(iOS 17.0, *)
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

  /// Draws glyphs, which nobody sees.
  @available(iOS 17.0, *)
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
