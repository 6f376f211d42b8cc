document.getElementById('stratus')!.textContent = 'hello'
export {}
