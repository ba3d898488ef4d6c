using System.Globalization;
using OwnClasses;

// Writes and reads one value of each class with a genuine library, and prints a line for each: class, verdict and what shows it. Nothing of Assay is used here. The first argument
// names a library or a mode where a program has several; the second says how many classes to pass over, because a library may end the process.
foreach (object sample in Samples.All.Skip(args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 0))
{
    string before = FieldText.Of(sample);
    string verdict;
    try
    {
        string after = FieldText.Of(Library.RoundTrip(sample));
        verdict = before == after ? "supported" : $"lossy\t{before} -> {after}";
    }
    catch (Exception exception)
    {
        verdict = $"rejected\t{exception.GetBaseException().GetType().Name}: {exception.GetBaseException().Message.ReplaceLineEndings(" ")}";
    }

    Console.WriteLine($"{sample.GetType().Name}\t{verdict}");
}
