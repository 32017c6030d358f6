import NavUI
import SceneModel

/// Measures the runtime from inside its process, with the views compiled as a learner's are.
///
/// Build it for release, so that the runtime is optimised; the views never are.
@MainActor
func start<Content: App>(_ app: Content) -> (AppRuntime, (String) throws -> Void) {
  let runtime = AppRuntime({ app }, inbox: { _ in })
  let buttons = Dictionary(
    labelled(runtime.window()).map { ($0.label ?? "", $0.id) },
    uniquingKeysWith: { first, _ in first }
  )
  return (runtime, { label in try runtime.perform(.tap, on: buttons[label] ?? 0) })
}

@MainActor
func labelled(_ element: Element) -> [Element] {
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
  let (runtime, tap) = start(StackApp())
  let before = residentBytes()
  for _ in 0..<depth {
    try tap("Push")
  }
  let after = residentBytes()
  var pushes = Sample()
  var pops = Sample()
  for _ in 0..<1_000 {
    try pushes.measure { try tap("Push") }
    try pops.measure { try tap("Pop") }
  }
  print("push at depth \(depth): \(pushes.summary)")
  print("pop at depth \(depth): \(pops.summary)")
  // What is small is lost among the pages that the program holds already.
  if depth >= 1_000, let before, let after {
    print("memory at depth \(depth): \((after - before) / depth) bytes a level")
  }
  runtime.update()
}

/// Taps the first and the last of so many tabs in turn, once all have been visited.
@MainActor
func measureTabs(count: Int) throws {
  let (_, tap) = start(TabsApp(count: count))
  for number in 0..<count {
    try tap("Tab \(number)")
  }
  var switches = Sample()
  for _ in 0..<500 {
    try switches.measure { try tap("Tab 0") }
    try switches.measure { try tap("Tab \(count - 1)") }
  }
  print("switching among \(count) tabs: \(switches.summary)")
}

/// Opens a list, changes one of its elements, and changes what two of its rows depend on.
@MainActor
func measureList(rows: Int) throws {
  var opening = Sample()
  for _ in 0..<10 {
    opening.measure { _ = start(ListApp(count: rows)) }
  }
  print("opening a list of \(rows) rows: \(opening.summary)")
  let (_, tap) = start(ListApp(count: rows))
  try measure("one element of \(rows) in a list", "Sell", times: 500, with: tap)
  try measure("one @State change in a list of \(rows)", "Mark", times: 500, with: tap)
}

/// Measures the memory of rows in a stack, all of which are built.
@MainActor
func measureRowMemory(rows: Int) {
  let before = residentBytes()
  let runtime = AppRuntime({ EagerApp(count: rows) }, inbox: { _ in })
  if let before, let after = residentBytes() {
    print("memory of \(rows) built rows: \((after - before) / rows) bytes a row")
  }
  runtime.update()
}

let (_, changeRow) = start(RowsApp())
try measure("one @State change in 1,000 rows", "Change", times: 500, with: changeRow)
let (_, changeItem) = start(ItemsApp())
try measure("one observable of 1,000 rows", "Change", times: 2_000, with: changeItem)
for depth in [10, 100, 1_000, 10_000] {
  try measureStack(depth: depth)
}
for count in [2, 5, 20, 50] {
  try measureTabs(count: count)
}
for rows in [100, 1_000, 10_000, 100_000] {
  try measureList(rows: rows)
}
measureRowMemory(rows: 20_000)
