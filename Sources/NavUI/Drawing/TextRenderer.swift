/// A custom renderer of text, which NavLab never calls.
@available(iOS 17.0, *)
public protocol TextRenderer: Animatable {
  /// Draws a layout of text in a context.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - context: The context to draw in.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size that the renderer needs for text.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size.
  ///   - text: The text.
  /// - Returns: The size.
  @available(iOS 18.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The additional space that the renderer needs around the text.
  var displayPadding: EdgeInsets { get }
}

@available(iOS 17.0, *)
extension TextRenderer {
  /// Returns zero, because NavLab does not measure text.
  @available(iOS 18.0, *)
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Zero padding, because NavLab draws nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for the text that a renderer measures.
@available(iOS 18.0, *)
public struct TextProxy {
  /// Returns the size of the text, which is always zero because NavLab does not measure text.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// A custom attribute of a range of text, which a renderer can read.
@available(iOS 18.0, *)
public protocol TextAttribute {}

extension Text {
  /// The layout of text in lines, which is always empty in NavLab.
  @available(iOS 17.0, *)
  public struct Layout: RandomAccessCollection {
    /// The type of a line.
    public typealias Element = Line

    /// A Boolean value that indicates whether the text is truncated: always false in NavLab.
    public var isTruncated: Bool { false }
    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index after the last line.
    public var endIndex: Int { 0 }

    /// Accesses the line at an index.
    public subscript(index: Int) -> Line { Line() }

    /// A line of text.
    public struct Line: RandomAccessCollection {
      /// The type of a run.
      public typealias Element = Run

      /// The index of the first run.
      public var startIndex: Int { 0 }
      /// The index after the last run.
      public var endIndex: Int { 0 }
      /// The position of the line.
      public var origin: CGPoint {
        get { .zero }
        set {}
      }
      /// The bounds of the line.
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// Accesses the run at an index.
      public subscript(index: Int) -> Run { Run() }
    }

    /// A run of glyphs with the same attributes in a line.
    public struct Run: RandomAccessCollection {
      /// The type of a slice of the run.
      public typealias Element = RunSlice

      /// The index of the first glyph.
      public var startIndex: Int { 0 }
      /// The index after the last glyph.
      public var endIndex: Int { 0 }
      /// The bounds of the run.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The layout direction of the run.
      public var layoutDirection: LayoutDirection { .leftToRight }

      /// Accesses the slice that contains the glyph at an index.
      public subscript(index: Int) -> RunSlice { RunSlice() }

      /// Accesses the value of a custom attribute of the run, which is always nil in NavLab.
      ///
      /// - Parameter key: The type of the mark.
      @available(iOS 18.0, *)
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A slice of the glyphs in a run.
    public struct RunSlice {
      /// The bounds of the slice.
      public var typographicBounds: TypographicBounds { TypographicBounds() }

      /// Accesses the value of a custom attribute of the slice, which is always nil in NavLab.
      ///
      /// - Parameter key: The type of the mark.
      @available(iOS 18.0, *)
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The typographic bounds of a part of text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The position of the bounds.
      public var origin = CGPoint.zero
      /// The width of the bounds.
      public var width: CGFloat = 0
      /// The height above the baseline.
      public var ascent: CGFloat = 0
      /// The depth below the baseline.
      public var descent: CGFloat = 0
      /// The space between lines.
      public var leading: CGFloat = 0
      /// The rectangle of the bounds, which is always empty.
      public var rect: CGRect { .zero }
    }

    /// A set of options for drawing a part of text.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt32

      /// Creates a set from its bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      /// An option that allows glyphs at positions between pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }

  /// Returns the text with a custom attribute for a renderer.
  ///
  /// - Parameter value: The mark.
  /// - Returns: The text.
  @available(iOS 18.0, *)
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  /// Sets the renderer of the text inside the view, which has no effect in NavLab.
  ///
  /// - Parameter renderer: The renderer that draws the symbols.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

extension GraphicsContext {
  /// Draws a line of text, which has no effect in NavLab.
  @available(iOS 17.0, *)
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {}

  /// Draws a run of text, which has no effect in NavLab.
  @available(iOS 17.0, *)
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {}

  /// Draws a slice of text, which has no effect in NavLab.
  @available(iOS 17.0, *)
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {}
}
