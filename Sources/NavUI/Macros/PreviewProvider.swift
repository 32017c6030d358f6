/// A type that provides the views of a preview, used before the `#Preview` macro existed.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views to show.
  associatedtype Previews: View

  /// The views to show.
  @ViewBuilder static var previews: Previews { get }
}
