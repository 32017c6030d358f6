import Course

/// The learner's own documents, which a workspace contains from the beginning.
struct WorkspaceDocuments {
  let exercises: [Exercise]

  /// The files, with their names in the workspace.
  var files: [(name: String, text: String)] {
    [
      ("README.md", readme),
      (".gitignore", Self.ignored),
      (".vscode/extensions.json", Self.extensions),
      (".vscode/settings.json", Self.settings),
      (".vscode/tasks.json", Self.tasks),
    ]
  }

  private var readme: String {
    """
    # SwiftUI navigation

    Each folder here is an exercise: `Task.md` says what to do, and you can change the other files.

    | command | what it does |
    | --- | --- |
    | `./navlab list` | shows the exercises and your progress |
    | `./navlab start 1` | shows the task of exercise 1 |
    | `./navlab watch 1` | checks exercise 1 whenever you save a file, until you press Ctrl-C |
    | `./navlab check 1` | checks exercise 1 once |
    | `./navlab hint 1` | gives a hint; each hint is plainer than the last |
    | `./navlab solution 1` | shows an answer to compare with yours, after you have solved the exercise |
    | `./navlab reset 1` | restores the original files, and keeps your files beside them |
    | `./navlab skip 1` | leaves exercise 1 for later |
    | `./navlab learn 1` | plays lesson 1 |
    | `./navlab run \(sample)` | runs the app, and lets you tap and go back |

    In the folder of an exercise, you can leave out the number. `./navlab` alone opens a tour.

    ## In VS Code

    Open this folder (not one of its subfolders), and install the extensions that VS Code recommends. Swift
    completes SwiftUI's names and underlines what does not compile. Generic LSP Client underlines mistakes in
    navigation, explains them, and offers fixes; it needs `./navlab setup linter` once. *Run Build Task*
    checks the exercise of the open file.

    Other editors with SourceKit-LSP work too: they find `compile_commands.json`.

    ## NavLab's files

    `.navlab`, `navlab`, `compile_commands.json` and `.sourcekit-lsp` belong to NavLab and work only on this
    computer; git ignores them. On another computer, or when NavLab has moved, run `navlab init` on this folder
    to create them again. The command never changes your files.

    """
  }

  private var sample: String {
    let code = exercises.first { $0.files.contains { $0.hasSuffix(".swift") } }
    return code.map { "\($0.id)" } ?? "App.swift"
  }

  private static let ignored = """
    # Files that NavLab creates for this computer
    /.navlab/
    /navlab
    /compile_commands.json
    /.sourcekit-lsp/

    # Builds
    .build/
    .index-build/
    *.o
    *.swiftmodule

    .DS_Store

    """

  private static let extensions = """
    {
      "recommendations": ["swiftlang.swift-vscode", "zsol.vscode-glspc"]
    }

    """

  /// The settings for the editor extension that connects to NavLab's language server.
  private static let settings = """
    {
      "glspc.server.command": "./navlab",
      "glspc.server.commandArguments": ["lsp"],
      "glspc.server.languageId": ["swift"]
    }

    """

  private static let tasks = """
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "NavLab: check this exercise",
          "type": "shell",
          "command": "${workspaceFolder}/navlab",
          "args": ["check"],
          "options": { "cwd": "${fileDirname}" },
          "group": { "kind": "build", "isDefault": true },
          "presentation": { "clear": true },
          "problemMatcher": []
        },
        {
          "label": "NavLab: watch this exercise",
          "type": "shell",
          "command": "${workspaceFolder}/navlab",
          "args": ["watch"],
          "options": { "cwd": "${fileDirname}" },
          "problemMatcher": []
        }
      ]
    }

    """
}
