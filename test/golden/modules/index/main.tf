terraform {
  required_version = ">= 1.3"
  required_providers {
    aws = {
      source                = "hashicorp/aws"
      version               = ">= 5.0"
      configuration_aliases = [aws.dns]
    }
  }
}

variable "cidr" {
  description = "Address range"
  type        = object({ ipv4 = string, ipv6 = optional(string) })
}

variable "tags" {
  type    = map(string)
  default = { a = "b" }
  validation {
    condition     = length(var.tags) > 0
    error_message = "At least one."
  }
}

resource "aws_vpc" "this" {}

data "tls_certificate" "it" {}

module "subnets" {
  source = "./modules/subnets"
}

output "id" {
  description = "Of the network"
  value       = aws_vpc.this.id
}

moved {
  from = aws_vpc.main
  to   = aws_vpc.this
}
