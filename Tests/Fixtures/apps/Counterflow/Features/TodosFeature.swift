import SwiftUI

struct TodosFeature: Reducer {
    enum Filter: LocalizedStringKey, CaseIterable, Hashable { case all = "All", active = "Active", completed = "Completed" }

    struct Todo: Equatable, Identifiable {
        let id: UUID
        var title = ""
        var isComplete = false
    }

    struct State: Equatable {
        var filter = Filter.all
        var todos: [Todo] = []
        var filtered: [Todo] {
            switch filter {
            case .all: todos
            case .active: todos.filter { !$0.isComplete }
            case .completed: todos.filter(\.isComplete)
            }
        }
    }

    enum Action {
        case addTapped
        case titleChanged(UUID, String)
        case checkTapped(UUID)
        case delete(IndexSet)
        case move(IndexSet, Int)
        case filterPicked(Filter)
        case sortCompleted
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .addTapped:
            state.todos.insert(Todo(id: UUID()), at: 0)
        case .titleChanged(let id, let title):
            if let index = state.todos.firstIndex(where: { $0.id == id }) { state.todos[index].title = title }
        case .checkTapped(let id):
            if let index = state.todos.firstIndex(where: { $0.id == id }) { state.todos[index].isComplete.toggle() }
            return .run { send in
                try? await Task.sleep(for: .seconds(1))
                await send(.sortCompleted)
            }
        case .delete(let offsets):
            let ids = offsets.map { state.filtered[$0].id }
            state.todos.removeAll { ids.contains($0.id) }
        case .move(let source, let destination):
            state.todos.move(fromOffsets: source, toOffset: destination)
        case .filterPicked(let filter):
            state.filter = filter
        case .sortCompleted:
            state.todos.sort { !$0.isComplete && $1.isComplete }
        }
        return .none
    }
}

struct TodosView: View {
    @ObservedObject var store: Store<TodosFeature.State, TodosFeature.Action>

    var body: some View {
        VStack {
            Picker("Filter", selection: store.binding(\.filter, send: TodosFeature.Action.filterPicked).animation()) {
                ForEach(TodosFeature.Filter.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            List {
                ForEach(store.filtered) { todo in
                    HStack {
                        Button {
                            store.send(.checkTapped(todo.id))
                        } label: {
                            Image(systemName: todo.isComplete ? "checkmark.square" : "square")
                                .accessibilityLabel(todo.isComplete ? "Done" : "Open")
                        }
                        .buttonStyle(.plain)
                        TextField("Untitled", text: Binding(get: { todo.title }, set: { store.send(.titleChanged(todo.id, $0)) }))
                    }
                }
                .onDelete { store.send(.delete($0)) }
                .onMove { store.send(.move($0, $1)) }
            }
        }
        .navigationTitle("Todos")
        .toolbar { Button("Add Todo") { store.send(.addTapped) } }
    }
}
