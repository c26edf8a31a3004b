from quarterdeck.cli import main

main()
