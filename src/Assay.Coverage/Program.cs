using SharpFuzz;

namespace Assay.Coverage;

/// <summary>
/// <c>dotnet Assay.Coverage.dll FILE...</c>: lets each dll count the branches that it passes, in place. What cannot be instrumented, such
/// as native code, stays as it is. Prints each dll that counts now.
/// </summary>
internal static class Program
{
    private static int Main(string[] files)
    {
        foreach (var file in files)
        {
            var before = File.ReadAllBytes(file);
            try
            {
                Fuzzer.Instrument(file, static _ => true, Options.Value);
                Console.WriteLine(file);
            }
            catch (Exception exception) when (exception is InstrumentationException
                or BadImageFormatException or NotSupportedException or InvalidOperationException)
            {
                File.WriteAllBytes(file, before);
                Console.Error.WriteLine($"{Path.GetFileName(file)}: {exception.Message}");
            }
        }

        return 0;
    }
}
