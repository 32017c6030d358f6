/// A custom renderer of text, which NavLab never calls.
@available(iOS 17.0, *)
public protocol TextRenderer: Animatable {
  /// Draws text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - context: The context to draw in.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of text.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - text: The text.
  /// - Returns: The size.
  @available(iOS 18.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The additional space around the text for drawing.
  var displayPadding: EdgeInsets { get }
}

@available(iOS 17.0, *)
extension TextRenderer {
  /// Returns zero, because NavLab does not measure text.
  @available(iOS 18.0, *)
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No space.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Text to measure.
@available(iOS 18.0, *)
public struct TextProxy {
  /// Returns the size of the text, which is always zero here.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// An attribute of a part of some text, which a renderer can read.
@available(iOS 18.0, *)
public protocol TextAttribute {}

extension Text {
  /// The lines of text; always empty here.
  @available(iOS 17.0, *)
  public struct Layout: RandomAccessCollection {
    /// A line.
    public typealias Element = Line

    /// Whether the text is truncated.
    public var isTruncated: Bool { false }
    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index after the last line.
    public var endIndex: Int { 0 }

    /// Returns a line.
    public subscript(index: Int) -> Line { Line() }

    /// A line of text.
    public struct Line: RandomAccessCollection {
      /// A part of a line.
      public typealias Element = Run

      /// The index of the first part.
      public var startIndex: Int { 0 }
      /// The index after the last part.
      public var endIndex: Int { 0 }
      /// The position of the line.
      public var origin: CGPoint {
        get { .zero }
        set {}
      }
      /// The bounds of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// Returns a part of the line.
      public subscript(index: Int) -> Run { Run() }
    }

    /// A part of a line with the same appearance.
    public struct Run: RandomAccessCollection {
      /// A part of a run.
      public typealias Element = RunSlice

      /// The index of the first glyph.
      public var startIndex: Int { 0 }
      /// The index after the last glyph.
      public var endIndex: Int { 0 }
      /// The bounds of the part.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The direction of the part.
      public var layoutDirection: LayoutDirection { .leftToRight }

      /// Returns a glyph.
      public subscript(index: Int) -> RunSlice { RunSlice() }

      /// Returns an attribute of the part.
      ///
      /// - Parameter key: The type of the mark.
      @available(iOS 18.0, *)
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some glyphs of text.
    public struct RunSlice {
      /// The bounds of the glyphs.
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// Returns an attribute of the glyphs.
      ///
      /// - Parameter key: The type of the mark.
      @available(iOS 18.0, *)
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The bounds of a part of some text.
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

    /// Options for the parts of text that are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options.
      public let rawValue: UInt32

      /// Creates options.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      /// Allows glyphs between pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// Adds an attribute for a renderer.
  ///
  /// - Parameter value: The mark.
  /// - Returns: The text.
  @available(iOS 18.0, *)
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  /// Sets the renderer of text inside, which has no effect here.
  ///
  /// - Parameter renderer: The renderer that draws the symbols.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

extension GraphicsContext {
  /// Draws a line of text, which has no effect here.
  @available(iOS 17.0, *)
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

  /// Draws a part of a line, which has no effect here.
  @available(iOS 17.0, *)
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

  /// Draws glyphs, which has no effect here.
  @available(iOS 17.0, *)
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
