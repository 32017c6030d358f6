/// A view that the runtime draws itself, so that it has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// A primitive view has no body; the runtime never asks for it.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the runtime and has no body.")
  }
}
