import Findings
import SwiftSyntax

/// A `navigationDestination(for:)` modifier in the project.
struct DeclaredDestination: Hashable, Sendable {
  /// The type of the pushed values as written, without `.self`.
  var type: String
  /// The qualified name of the type in whose scope the pushed type is looked up, or nil if there is none.
  var scope: String?
  /// The UI piece that declares the destination: a view such as `ContentView`, or a part of a view.
  var piece: String
  /// The position of the stack around the destination in the same piece, or nil if there is none.
  var stackStart: Int?
  /// The place of the destination in the source.
  var place: SourcePlace

  /// Returns all destinations in a file in order, except those in previews.
  static func all(in file: ParsedFile) -> [DeclaredDestination] {
    file.calls(of: "navigationDestination").compactMap { call in
      guard !call.node.isInPreview, let type = call.destinationType else { return nil }
      return DeclaredDestination(
        type: type,
        scope: call.node.enclosingTypeName,
        piece: call.node.enclosingType.map { FileFacts.piece(of: $0, around: call.node) } ?? "",
        stackStart: call.node.stackStart,
        place: file.place(of: call.nameToken)
      )
    }
  }
}

extension Call {
  /// The type in `navigationDestination(for: Type.self)` as written, `?` for a computed value, or nil if there is none.
  var destinationType: String? {
    guard let type = argument("for") else { return nil }
    guard let member = type.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self",
      let base = member.base
    else { return "?" }
    return base.trimmedDescription
  }
}

extension SyntaxProtocol {
  /// The position of the innermost stack around the node, within its member and presentation, or nil if there is none.
  var stackStart: Int? {
    for enclosure in enclosuresInMember {
      switch enclosure.containers.navigation {
      case .stack, .navigationView:
        return enclosure.call.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset
      case .presented, .window, .preview, .foreign: return nil
      default: continue
      }
    }
    return nil
  }
}
