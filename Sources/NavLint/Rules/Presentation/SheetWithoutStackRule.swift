import Findings
import SwiftSyntax

/// A rule that finds sheets and covers with titles or links but without a stack around them.
struct SheetWithoutStackRule: Rule {
  static let fault = "sheet-without-stack"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var found: [Finding] = []
    var reported: Set<SyntaxIdentifier> = []
    for call in file.calls(of: Self.needy) + file.calls(of: "toolbar").filter(\.isOfBar) {
      guard Self.needs(call), let sheet = bareSheet(around: call),
        reported.insert(sheet.node.id).inserted
      else { continue }
      found.append(
        finding(for: sheet, note: file.note("this needs a stack", at: call.nameToken), in: file)
      )
    }
    var known: [String: Bool] = [:]
    for sheet in file.calls(of: ["sheet", "fullScreenCover"]) {
      guard Self.isPresentation(sheet), !sheet.node.isInPreview,
        !reported.contains(sheet.node.id), let view = onlyView(of: sheet),
        let type = context.project.type(named: view.name), type.isView
      else { continue }
      let lacksStack = known[type.name] ?? lacksStack(type, context)
      known[type.name] = lacksStack
      guard lacksStack else { continue }
      let note = Finding.Note(
        message: "this view has a title, a toolbar or links, but no stack",
        place: type.place
      )
      found.append(finding(for: sheet, note: note, in: file))
    }
    return found
  }

  private static let needy = ["navigationTitle", "navigationBarTitle", "NavigationLink"]
  private static let stacks: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  private func finding(for sheet: Call, note: Finding.Note, in file: ParsedFile) -> Finding {
    file.finding(
      self,
      at: sheet.nameToken,
      "the view that is presented here has no stack, so its titles and links do not work; put a "
        + "NavigationStack around it",
      notes: [note]
    )
  }

  private static func isPresentation(_ call: Call) -> Bool {
    call.isOnReceiver && (call.has("isPresented") || call.has("item"))
  }

  /// Returns whether a title or link requires a stack at its position.
  private static func needs(_ call: Call) -> Bool {
    guard !call.node.isInPreview else { return false }
    guard call.isOnReceiver, let root = call.rootCall else { return true }
    return !stacks.contains(root.name)
  }

  /// Returns the sheet that encloses a call with no stack in between, or nil if there is no such sheet.
  private func bareSheet(around call: Call) -> Call? {
    for enclosure in call.node.enclosuresInMember {
      switch enclosure.part {
      case .receiver: continue
      case .argument, .closure: break
      }
      if enclosure.containers.contains(.presented) {
        return ["sheet", "fullScreenCover"].contains(enclosure.call.name) ? enclosure.call : nil
      }
      if Self.stacks.contains(enclosure.call.name) || enclosure.containers.contains(.pushed) {
        return nil
      }
      if enclosure.call.isInitializer, !Self.plain.contains(enclosure.call.name) { return nil }
    }
    return nil
  }

  private static let plain: Set<String> = [
    "List", "Form", "Section", "ForEach", "VStack", "HStack", "ZStack", "ScrollView", "LazyVStack",
    "Group", "NavigationLink",
  ]

  /// Returns the presented view if it is the only content of the sheet, or nil otherwise.
  private func onlyView(of sheet: Call) -> Call? {
    guard let content = sheet.closures.last(where: { $0.label == nil || $0.label == "content" }),
      let statement = content.closure.statements.onlyStatement,
      case .expr(let expression) = statement.item,
      let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    let root = call.rootCall ?? call
    return root.isInitializer ? root : nil
  }

  private func lacksStack(_ type: TypeFacts, _ context: RuleContext) -> Bool {
    guard type.hasBarItems || !type.calledNames.isDisjoint(with: Self.needy),
      context.project.surrounding.isDisjoint(with: type.calledNames.map { "." + $0 })
    else { return false }
    return type.calledNames.allSatisfy { name in
      guard !Self.stacks.contains(name) else { return false }
      guard name != type.name, let part = context.project.types[name] else {
        return Self.isSwiftUI(name)
      }
      return part.isView && !part.takesContent && !part.isGeneric
        || part.calledNames.isDisjoint(with: Self.stacks)
    }
  }

  /// Returns whether a name belongs to SwiftUI rather than to a custom container that might contain a stack.
  private static func isSwiftUI(_ name: String) -> Bool {
    guard name.first?.isUppercase == true else { return true }
    return plain.contains(name) || inert.contains(name)
  }

  private static let inert: Set<String> = [
    "Text", "Image", "Button", "Label", "Toggle", "TextField", "SecureField", "Picker", "Spacer",
    "Divider", "Color", "ToolbarItem", "ToolbarItemGroup", "Link", "Slider", "Stepper",
    "DatePicker",
    "ProgressView", "EmptyView", "LabeledContent", "Menu", "TextEditor", "AsyncImage", "Task",
    "ContentUnavailableView", "LazyHStack", "LazyVGrid", "Grid", "GridRow", "String", "Int", "Date",
    "LinearGradient", "RadialGradient", "AngularGradient", "Gradient", "Circle", "Rectangle",
    "RoundedRectangle", "Capsule", "Ellipse", "GridItem", "CGSize", "CGFloat", "URL", "Double",
    "Alert", "ScrollViewReader", "GeometryReader", "State", "StateObject", "ObservedObject",
    "Binding", "UUID", "Array", "Set",
  ]
}

extension CodeBlockItemListSyntax {
  /// The only statement, possibly inside an `if let` without another branch, or nil if there are several.
  fileprivate var onlyStatement: CodeBlockItemSyntax? {
    guard count == 1, let first else { return nil }
    let expression =
      first.item.as(ExpressionStmtSyntax.self)?.expression ?? first.item.as(ExprSyntax.self)
    guard let branch = expression?.as(IfExprSyntax.self) else { return first }
    let statements = branch.body.statements
    return branch.elseBody == nil && statements.count == 1 ? statements.first : nil
  }
}
