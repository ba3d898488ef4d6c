using System.Reflection;
using Assay.Cli;
using Assay.Engine;

namespace Assay.Experiments.Tests;

/// <summary>The command line in the process of the tests, in a folder of its own.</summary>
internal sealed class CommandLine : IDisposable
{
    private static readonly string Parts = typeof(CommandLine).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
        .Single(item => item.Key == "Parts").Value!;

    private readonly DirectoryInfo folder = Directory.CreateTempSubdirectory("assay-experiments-");

    public Answer Run(params string[] arguments)
    {
        (var output, var error, var current) = (Console.Out, Console.Error, Environment.CurrentDirectory);
        using StringWriter answered = new();
        using StringWriter said = new();
        try
        {
            Console.SetOut(answered);
            Console.SetError(said);
            Environment.CurrentDirectory = folder.FullName;
            return new Answer(AssayProgram.Run(arguments, Located, null), answered, said);
        }
        finally
        {
            Environment.CurrentDirectory = current;
            Console.SetOut(output);
            Console.SetError(error);
        }
    }

    private static Workspace Located() => Workspace.Locate() with { Trusted = null, Parts = Parts };

    public string Read(string name) => File.ReadAllText(Path.Combine(folder.FullName, name));

    public void Write(string name, string text) => File.WriteAllText(Path.Combine(folder.FullName, name), text);

    public void Dispose() => folder.Delete(recursive: true);
}

/// <summary>What a call printed, and its exit code.</summary>
internal sealed record Answer(int ExitCode, string Output, string Errors)
{
    public Answer(int exitCode, StringWriter output, StringWriter errors)
        : this(exitCode, output.ToString(), errors.ToString())
    {
    }
}
