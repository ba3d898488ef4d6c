#:package Newtonsoft.Json@13.0.4
#:property PublishAot=false
#:property ManagePackageVersionsCentrally=false
#:property TreatWarningsAsErrors=false
#:property GenerateDocumentationFile=false
#:property RunAnalyzers=false

// Expected: A document deeper than MaxDepth is a JsonReaderException.
// Newtonsoft.Json 13.0.4: crash, the stack of 8 MB overflows while the exception passes the levels
// Found by 'assay check hostile --rows json.net/reused --kind depth'. This file needs the .NET 10 SDK and nothing of Assay: dotnet run FILE

using Newtonsoft.Json;

const int Levels = 600;
const int Stack = 8 << 20;

string payload = string.Concat(Enumerable.Repeat("{\"Next\":", Levels)) + "null" + new string('}', Levels);
var settings = new JsonSerializerSettings { MaxDepth = 512 };

// With MaxDepth = 64, the default, or with a stack of 64 MB it holds.
int exitCode = 1;
var reading = new Thread(() => exitCode = Read(), Stack);
reading.Start();
reading.Join();
return exitCode;

int Read()
{
    try
    {
        JsonConvert.DeserializeObject<Node>(payload, settings);
        Console.WriteLine("FAILS: expected a JsonReaderException, got a value");
        return 1;
    }
    catch (JsonReaderException)
    {
        Console.WriteLine("HOLDS: a JsonReaderException");
        return 0;
    }
}

public class Node
{
    public Node? Next { get; set; }
}
