import SceneModel

/// The code of an app with a router, as the compiler describes it.
enum RouterCode {
  static let interface = CodeInterface(
    types: [
      "Router": CodeType(
        kind: .object,
        members: [
          property("path", "[Route]"), property("page", "Page"), property("sheet", "Route?"),
          property("isOpen", "Bool"), property("box", "Box<Page>"),
          property("titles", "[Page: String]"),
          method("navigate", [("to", "Route"), ("animated", "Bool")], defaults: 1),
          method("popToRoot", []),
          CodeMember(name: "reset", parameters: [], signature: "reset()", obstacle: .isPrivate),
          CodeMember(
            name: "show",
            parameters: [CodeMember.Parameter(label: nil, type: "T")],
            signature: "show<T>(T)",
            obstacle: .isGeneric
          ),
          CodeMember(
            name: "run",
            parameters: [CodeMember.Parameter(label: nil, type: "() -> Void")],
            signature: "run(() -> Void)",
            obstacle: .takesClosure
          ),
          CodeMember(
            name: "change",
            parameters: [CodeMember.Parameter(label: nil, type: "inout Int")],
            signature: "change(inout Int)",
            obstacle: .takesReference
          ),
        ]
      ),
      "Shelf": CodeType(
        kind: .object,
        members: [property("draft", "Draft?"), property("items", "[Page]")]
      ),
      "Draft": CodeType(
        kind: .structure,
        makers: [
          CodeMember(
            name: "init",
            parameters: [CodeMember.Parameter(label: "title", type: "String")],
            type: "Draft",
            signature: "init(title: String)"
          ),
          CodeMember(name: "empty", type: "Draft", signature: "empty: Draft"),
        ]
      ),
      "Box": CodeType(
        kind: .object,
        genericParameters: ["Item"],
        instances: ["Box<Page>"],
        members: [property("items", "[Item]"), method("push", [(nil, "Item")])]
      ),
      "Route": CodeType(
        kind: .enumeration,
        cases: [
          CodeMember(name: "list", signature: "list"),
          method("detail", [("id", "Int")]),
          method("profile", [(nil, "String"), ("page", "Page")]),
        ]
      ),
      "Page": CodeType(
        kind: .enumeration,
        cases: [
          CodeMember(name: "home", signature: "home"),
          CodeMember(name: "likes", signature: "likes"),
        ]
      ),
    ],
    roots: [CodeMember(name: "Shelf.main", type: "Shelf", signature: "main: Shelf")]
  )

  private static func property(_ name: String, _ type: String) -> CodeMember {
    CodeMember(name: name, type: type, signature: "\(name): \(type)")
  }

  private static func method(
    _ name: String,
    _ parameters: [(label: String?, type: String)],
    defaults: Int = 0
  ) -> CodeMember {
    let list = parameters.map { "\($0.label.map { "\($0): " } ?? "")\($0.type)" }
    return CodeMember(
      name: name,
      parameters: parameters.enumerated().map { index, parameter in
        CodeMember.Parameter(
          label: parameter.label,
          type: parameter.type,
          hasDefault: index >= parameters.count - defaults
        )
      },
      signature: "\(name)(\(list.joined(separator: ", ")))"
    )
  }
}
