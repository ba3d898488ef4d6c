namespace Assay.Cli.Tests;

/// <summary>Calls the command line in the process of the tests, one call at a time: for input that is refused before anything is built, where a process would cost half a second.</summary>
internal static class AssayInProcess
{
    private static readonly Lock OneAtATime = new();

    public static Answer Run(string folder, params string[] arguments)
    {
        lock (OneAtATime)
        {
            (TextWriter output, TextWriter error, string current) = (Console.Out, Console.Error, Environment.CurrentDirectory);
            using StringWriter answered = new();
            using StringWriter said = new();
            try
            {
                Console.SetOut(answered);
                Console.SetError(said);
                Environment.CurrentDirectory = folder;
                return new Answer(AssayProgram.Run(arguments), answered.ToString(), said.ToString());
            }
            finally
            {
                Environment.CurrentDirectory = current;
                Console.SetOut(output);
                Console.SetError(error);
            }
        }
    }
}
