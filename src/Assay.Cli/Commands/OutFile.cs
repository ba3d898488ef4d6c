using System.Globalization;
using Assay.Cli.Display;
using Assay.Core.Results;
using Assay.Engine;
using Assay.Engine.Storage;

namespace Assay.Cli.Commands;

/// <summary>Chooses where results go and keeps the place, before anything is built.</summary>
internal static class OutFile
{
    /// <summary>Where results go unless a file is named.</summary>
    public const string Folder = "results";

    /// <summary>The place of a run's results file; its folder exists and can be written.</summary>
    /// <param name="outFile"><c>--out</c>; null without.</param>
    /// <param name="resume"><c>--resume</c>; null without.</param>
    /// <param name="startedAt">Names the file where neither is given.</param>
    /// <exception cref="BadInputException">The file exists already, another run writes it, or its folder cannot be written.</exception>
    public static ResultsPlace Choose(string? outFile, string? resume, DateTimeOffset startedAt)
    {
        if (outFile is not null && (resume is null || Path.GetFullPath(outFile) != Path.GetFullPath(resume)))
            return ResultsPlace.New(outFile);
        return resume is not null ? ResultsPlace.Of(resume) : ResultsPlace.First(Folder, NameOf(startedAt));
    }

    /// <summary>The place of a new file; its folder exists and can be written.</summary>
    /// <exception cref="BadInputException">The file exists already, or its folder cannot be written.</exception>
    public static ResultsPlace ChooseNew(string outFile)
    {
        if (File.Exists(outFile) || Directory.Exists(outFile))
            throw new BadInputException($"{outFile} already exists. Name another file with --out.");
        return ResultsPlace.New(outFile);
    }

    /// <summary>Writes results; standard error says why where that is not possible.</summary>
    public static bool TrySave(ResultsFile results, string path, Streams streams)
    {
        try
        {
            ResultsStore.Save(results, path);
            return true;
        }
        catch (ResultsNotWrittenException exception)
        {
            streams.Errors.WriteLine(exception.Message);
            return false;
        }
    }

    /// <summary>The name of what was started at a moment.</summary>
    public static string NameOf(DateTimeOffset startedAt) =>
        startedAt.UtcDateTime.ToString("yyyy-MM-dd'T'HH-mm-ss'Z'", CultureInfo.InvariantCulture);
}
