using System.Text.Json;
using Assay.Core.Protocol;

namespace Assay.SecondOpinion;

/// <summary>
/// Times one operation of an adapter program with BenchmarkDotNet; <c>assay validate</c> starts it, a fresh process for each launch.
/// </summary>
internal static class Program
{
    private const int Done = 0;
    private const int Failed = 1;
    private const int Misused = 2;
    private const string Dry = "dry";

    /// <param name="arguments">The adapter program's dll, a file with the job's frame, the file for the answer, and <c>dry</c> for a
    /// trial.</param>
    private static int Main(string[] arguments)
    {
        if (arguments is not ([_, _, _] or [_, _, _, Dry]))
        {
            Console.Error.WriteLine("This program runs BenchmarkDotNet for assay validate. Run assay instead.");
            return Misused;
        }

        try
        {
            using BinaryReader frame = new(File.OpenRead(arguments[1]));
            var times = Launch.Run(Path.GetFullPath(arguments[0]), JobFrame.ReadFrom(frame), isDry: arguments.Length > 3);
            File.WriteAllText(arguments[2], JsonSerializer.Serialize(times, LaunchJson.Default.LaunchTimes));
            return Done;
        }
        catch (Exception exception)
        {
            Console.Error.WriteLine(exception.ToString());
            return Failed;
        }
    }
}
