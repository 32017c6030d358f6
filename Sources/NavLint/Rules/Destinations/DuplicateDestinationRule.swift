import Findings
import SwiftSyntax

/// A rule that finds two destinations for one type on the same view, or on two screens of a stack.
struct DuplicateDestinationRule: Rule {
  static let fault = "duplicate-destination"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "navigationDestination").compactMap { destination in
      guard destination.isOnReceiver, !destination.node.isInPreview,
        let text = destination.destinationType, text != "?"
      else { return nil }
      let type = context.project.destinationType(text, in: destination.node.enclosingTypeName)
      if let first = destination.innerModifiers.first(where: {
        $0.name == "navigationDestination" && $0.destinationType == text
      }) {
        return finding(
          at: destination,
          in: file,
          "this view has a second destination for '\(text)'; keep only one destination",
          other: file.place(of: first.nameToken)
        )
      }
      if let other = container(around: destination, type, context.project) {
        return finding(
          at: destination,
          in: file,
          "the stack of '\(other.piece)' already has a destination for '\(text)'; keep only one destination",
          other: other.place
        )
      }
      guard let owner = destination.node.enclosingType, destination.node.stackStart == nil,
        destination.node.containers.navigation != .presented
      else { return nil }
      var visited: Set<String> = []
      let piece = FileFacts.piece(of: owner, around: destination.node)
      guard let other = outer(piece, type, context.project, &visited) else { return nil }
      return finding(
        at: destination,
        in: file,
        "the stack already has a destination for '\(text)', so this one is ignored; keep only one destination",
        other: other.place
      )
    }
  }

  /// Returns a type's destination in a surrounding view that puts its content into a stack, or nil if there is none.
  private func container(
    around destination: Call,
    _ type: String,
    _ project: Project
  ) -> DeclaredDestination? {
    for enclosure in destination.node.enclosuresInMember {
      if enclosure.containers.navigation != nil { return nil }
      guard case .closure = enclosure.part, enclosure.call.isInitializer,
        let view = project.type(named: enclosure.call.name), view.isView, view.takesContent
      else { continue }
      return project.destinations[project.key(of: view.name)]?.first {
        $0.type == type && $0.stackStart != nil
      }
    }
    return nil
  }

  private func finding(
    at destination: Call,
    in file: ParsedFile,
    _ message: String,
    other: SourcePlace
  ) -> Finding {
    file.finding(
      self,
      at: destination.nameToken,
      message,
      notes: [Finding.Note(message: "the other destination", place: other)]
    )
  }

  /// Returns a type's destination that is declared nearer to the stack's root than a UI piece, or nil if there is none.
  private func outer(
    _ piece: String,
    _ type: String,
    _ project: Project,
    _ visited: inout Set<String>
  ) -> DeclaredDestination? {
    guard visited.insert(piece).inserted, visited.count < Project.reach,
      !project.isAmbiguous(piece)
    else { return nil }
    for showing in project.showings(of: piece).prefix(Project.reach) {
      let container = showing.containers.navigation
      guard container == nil || [.stack, .pushed, .navigationView].contains(container) else {
        continue
      }
      let declared = project.destinations[showing.shower]?.first {
        $0.type == type && $0.stackStart == showing.stackStart
      }
      if let declared { return declared }
      guard showing.stackStart == nil else { continue }
      if let found = outer(showing.shower, type, project, &visited) { return found }
    }
    return nil
  }
}
