import NavUI

/// Measures the runtime from inside its process, with the views compiled as a learner's are.
///
/// Build it for release, so that the runtime is optimised; the views never are.
@MainActor
func start<Content: App>(_ app: Content.Type) -> (AppRuntime, (String) throws -> Void) {
  let runtime = AppRuntime({ Content() }, inbox: { _ in })
  let buttons = Dictionary(
    labelled(runtime.window()).map { ($0.label ?? "", $0.id) },
    uniquingKeysWith: { first, _ in first }
  )
  return (runtime, { label in try runtime.perform(.tap, on: buttons[label] ?? 0) })
}

@MainActor
func labelled(_ element: SceneElement) -> [SceneElement] {
  [element] + element.children.flatMap { labelled($0) }
}

@MainActor
func measure(_ title: String, _ label: String, times: Int, with tap: (String) throws -> Void) throws
{
  var sample = Sample()
  for _ in 0..<times {
    try sample.measure { try tap(label) }
  }
  print("\(title): \(sample.summary)")
}

@MainActor
func measureStack(depth: Int) throws {
  let (runtime, tap) = start(StackApp.self)
  for _ in 0..<depth {
    try tap("Push")
  }
  var pushes = Sample()
  var pops = Sample()
  for _ in 0..<1_000 {
    try pushes.measure { try tap("Push") }
    try pops.measure { try tap("Pop") }
  }
  print("push at depth \(depth): \(pushes.summary)")
  print("pop at depth \(depth): \(pops.summary)")
  runtime.update()
}

let (_, changeRow) = start(RowsApp.self)
try measure("one @State change in 1,000 rows", "Change", times: 500, with: changeRow)
let (_, changeItem) = start(ItemsApp.self)
try measure("one observable of 1,000 rows", "Change", times: 2_000, with: changeItem)
for depth in [10, 100, 1_000, 10_000] {
  try measureStack(depth: depth)
}
