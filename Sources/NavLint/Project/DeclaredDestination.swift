import Findings
import SwiftSyntax

/// A `navigationDestination(for:)` of the project.
struct DeclaredDestination: Hashable, Sendable {
  /// The type as it is written, without `.self`.
  var type: String
  /// The qualified name of the type around it, in which its type is looked up.
  var scope: String?
  /// The piece of interface that declares it: a view such as `ContentView`, or a part of one.
  var piece: String
  /// The place where the stack begins that is written around it in the same piece, or nil.
  var stackStart: Int?
  /// The place where it is written.
  var place: SourcePlace

  /// All of a file, in their order, without those of previews.
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
  /// The type of `navigationDestination(for: Type.self)`, as it is written; `?` for a value that is computed.
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
  /// The place where the innermost stack around this begins, in the same function or property and
  /// with no presentation in between.
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
