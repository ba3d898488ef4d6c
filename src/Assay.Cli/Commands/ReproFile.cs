using Assay.Answers.Repros;
using Assay.Cli.Display;
using Assay.Engine;
using Assay.Engine.Planning;

namespace Assay.Cli.Commands;

/// <summary>The C# file that <c>assay repro</c> writes.</summary>
internal sealed class ReproFile
{
    /// <summary>Its name where none is given.</summary>
    public const string Default = "repro.cs";

    private const int MostSaid = 200;
    private readonly Streams streams;
    private readonly string path;

    public ReproFile(Streams streams, string path) =>
        (this.streams, this.path) = (streams, File.Exists(path) || Directory.Exists(path)
            ? throw new BadInputException($"{path} already exists. Name another file with --out.")
            : path);

    /// <summary>Makes and writes it, and says what it shows.</summary>
    public int Write(string name, Func<IRunProgress, MadeRepro> make)
    {
        try
        {
            Write(ConsoleProgress.During(streams, make), name);
            return ExitCode.Done;
        }
        catch (NoReproException exception)
        {
            streams.Errors.WriteLine(exception.Message);
            return ExitCode.NothingMeasured;
        }
    }

    private void Write(MadeRepro made, string name)
    {
        try
        {
            WriteNew(made.Source);
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new BadInputException($"{path} cannot be written ({IoReason.Of(exception)}). Name another file with --out.", exception);
        }

        streams.Output.WriteLine($"{name}: {made.Verdict}");
        if (made.Said.Length > 0)
            streams.Output.WriteLine($"The file says: {(made.Said.Length > MostSaid ? $"{made.Said[..MostSaid]} ..." : made.Said)}");
        streams.Output.WriteLine($"Written: {path} ({made.Source.Count(letter => letter == '\n')} lines). Run it: dotnet run {path}");
    }

    /// <summary>Writes the file; what came there meanwhile, or a link that leads elsewhere, stays as it is.</summary>
    private void WriteNew(string source)
    {
        if (Path.GetDirectoryName(Path.GetFullPath(path)) is string folder)
            Directory.CreateDirectory(folder);
        using StreamWriter file = new(new FileStream(path, FileMode.CreateNew, FileAccess.Write));
        file.Write(source);
    }
}
