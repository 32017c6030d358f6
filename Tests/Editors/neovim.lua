-- Starts the server in Neovim as Docs/Linting.md says, and ends with 0 when findings, a fix and an explanation arrive.
local folder = os.getenv('PROJECT')

local function fail(message)
  io.stderr:write('Neovim: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  if not vim.wait(120000, condition, 50) then fail(what .. ' does not come') end
end

vim.cmd('cd ' .. vim.fn.fnameescape(folder))
vim.filetype.add({ extension = { swift = 'swift' } })
dofile(folder .. '/snippet.lua')

local function codes()
  local found = {}
  for _, item in ipairs(vim.diagnostic.get(0)) do
    if item.source == 'navlab' then table.insert(found, item.code) end
  end
  table.sort(found)
  return table.concat(found, ' ')
end

vim.cmd('edit ' .. vim.fn.fnameescape(folder .. '/TownView.swift'))
vim.cmd('setfiletype swift')
wait('a finding', function() return codes() == 'nested-stack' end)

-- Explained where the cursor is.
vim.api.nvim_win_set_cursor(0, { 5, 6 })
local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', vim.lsp.util.make_position_params(), 120000)
local text = ''
for _, answer in pairs(answers or {}) do
  if answer.result then text = answer.result.contents.value end
end
if not text:find('nested-stack', 1, true) then fail('the explanation is ' .. text) end

-- What is typed counts before it is saved.
vim.api.nvim_buf_set_text(0, 4, 4, 4, 19, { 'Group' })
wait('the end of the finding', function() return codes() == '' end)
vim.cmd('silent undo')
wait('the finding after undo', function() return codes() == 'nested-stack' end)

-- A fix changes the text.
vim.cmd('edit! ' .. vim.fn.fnameescape(folder .. '/Router.swift'))
vim.cmd('setfiletype swift')
wait('a second finding', function() return codes():find('unguarded-remove-last', 1, true) ~= nil end)
local client = vim.lsp.buf_get_clients(0)
for _, item in pairs(client) do client = item end
local parameters = {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = { start = { line = 6, character = 12 }, ['end'] = { line = 6, character = 12 } },
  context = { diagnostics = {} },
}
local actions = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', parameters, 120000)
for _, answer in pairs(actions or {}) do
  for _, action in ipairs(answer.result or {}) do
    if action.isPreferred then vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16') end
  end
end
wait('the end of the second finding', function() return not codes():find('unguarded-remove-last', 1, true) end)
vim.cmd('qall!')
