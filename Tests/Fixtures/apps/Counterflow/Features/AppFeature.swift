import SwiftUI

struct AppFeature {
    struct State: Equatable {
        var counter = CounterFeature.State()
        var todos = TodosFeature.State()
        var path: [Route] = []
    }

    enum Route: Hashable { case counter, todos }

    enum Action {
        case counter(CounterFeature.Action)
        case todos(TodosFeature.Action)
        case path([Route])
    }

    static let reducer = Combine2<State, Action> {
        Scope(state: \.counter, extract: { if case .counter(let action) = $0 { action } else { nil } }, embed: Action.counter, child: CounterFeature())
        Scope(state: \.todos, extract: { if case .todos(let action) = $0 { action } else { nil } }, embed: Action.todos, child: TodosFeature())
        PathReducer()
    }
}

private struct PathReducer: Reducer {
    func reduce(into state: inout AppFeature.State, action: AppFeature.Action) -> Effect<AppFeature.Action> {
        if case .path(let path) = action { state.path = path }
        return .none
    }
}

struct AppView: View {
    @ObservedObject var store: Store<AppFeature.State, AppFeature.Action>

    var body: some View {
        NavigationStack(path: store.binding(\.path, send: AppFeature.Action.path)) {
            List {
                NavigationLink("Counter", value: AppFeature.Route.counter)
                    .badge(store.state.counter.count)
                NavigationLink("Todos", value: AppFeature.Route.todos)
                Button("Both") { store.send(.path([.counter, .todos])) }
            }
            .navigationTitle("Counterflow")
            .navigationDestination(for: AppFeature.Route.self) { route in
                switch route {
                case .counter: CounterView(store: store.scope(\.counter, AppFeature.Action.counter))
                case .todos: TodosView(store: store.scope(\.todos, AppFeature.Action.todos))
                }
            }
        }
    }
}

@main
struct CounterflowApp: App {
    static let store = Store(AppFeature.State(), reducer: AppFeature.reducer)

    var body: some Scene {
        WindowGroup { AppView(store: Self.store) }
    }
}
