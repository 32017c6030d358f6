/// A view that the runtime draws and that therefore has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// The body of the view, which is never evaluated.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body.")
  }
}
