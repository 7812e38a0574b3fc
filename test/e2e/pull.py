# Prints the digest that the Python client computes, the tags, and where it put the file.
import hashlib, json, sys
import oras.client
host, name, directory = sys.argv[1:]
client = oras.client.OrasClient(hostname=host)
container = client.get_container(f"{host}/{name}:1.0.0")
manifest = client.get_manifest(container)
[file] = client.pull(target=f"{host}/{name}:1.0.0", outdir=directory)
digest = "sha256:" + hashlib.sha256(open(file, "rb").read()).hexdigest()
print(json.dumps({"type": manifest["artifactType"], "tags": sorted(client.get_tags(container)), "digest": digest}))
