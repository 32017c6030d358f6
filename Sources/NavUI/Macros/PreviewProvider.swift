/// The older way to write previews: a type with the views to show.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The view, or views, to show.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder static var previews: Previews { get }
}
