using System.Globalization;
using OwnClasses;

// Writes and reads one value of each class with a genuine library, and prints a line for each: class, verdict and what shows it. Nothing of Assay is used here. The first argument
// names a library where a program has several; the second says how many classes to pass over, because a library may end the process.
foreach (object sample in Samples.All.Skip(args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 0))
{
    Console.Write($"{sample.GetType().Name}\t");
    Console.WriteLine(Verdict.On(sample));
}
